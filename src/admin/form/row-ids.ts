import type { ListField } from '#content/fields/schema-tree.ts'
import { childOf, type Json } from '#content/values/json.ts'

type Known = { readonly items: readonly Json[]; readonly ids: readonly string[] }

/**
 * Creates ids for list rows: a row keeps its id when it is moved or edited, so that it stays expanded and keeps the focus.
 * It is that of its item. Texts have none, and some items one that is being typed: their rows are compared.
 */
export function createRowIds() {
  const lists = new Map<string, Known>()
  let last = 0
  const nextId = () => `fila-${++last}`

  /** Returns the same array while the items are the same. */
  return function idsOf({ item }: ListField, path: string, items: readonly Json[]): readonly string[] {
    const known = lists.get(path)
    if (known?.items === items) return known.ids
    const kept =
      item.kind === 'group' && item.hasId
        ? items.map((each) => `${path} ${childOf(each, 'id')}`)
        : carryIds(known ?? { items: [], ids: [] }, items, nextId)
    const isSame = kept.length === known?.ids.length && kept.every((id, index) => id === known.ids[index])
    const ids = isSame ? known.ids : kept
    lists.set(path, { items, ids })
    return ids
  }
}

/** Matches identical items first, then items that were edited in place. */
function carryIds({ items: before, ids }: Known, items: readonly Json[], nextId: () => string): string[] {
  const free = new Set(ids)
  const placesOf = new Map<Json, number[]>()
  for (const [index, item] of before.entries()) placesOf.set(item, [...(placesOf.get(item) ?? []), index])

  const claim = (id: string | undefined) => (id !== undefined && free.delete(id) ? id : undefined)
  const same = items.map((item, index) => {
    const places = placesOf.get(item) ?? []
    const place = places.includes(index) ? index : places.find((other) => free.has(ids[other] ?? ''))
    return place === undefined ? undefined : claim(ids[place])
  })
  return same.map(
    (id, index) => id ?? claim(before.length === items.length ? ids[index] : undefined) ?? nextId(),
  )
}
