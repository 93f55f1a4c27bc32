import { segmentsOf } from '#content/values/item-path.ts'
import { childOf, type Json } from '#content/values/json.ts'

type Known = {
  readonly items: readonly Json[]
  readonly names: readonly Json[]
  readonly ids: readonly string[]
}

/**
 * Creates ids for list rows: a row keeps its id when it is moved or edited, so that it stays expanded and keeps the focus.
 * An item is known by its id, a text by itself.
 */
export function createRowIds() {
  const lists = new Map<string, Known>()
  let last = 0
  const nextId = () => `fila-${++last}`

  /** Returns the same array while the items are the same. */
  return function idsOf(path: string, items: readonly Json[]): readonly string[] {
    const known = lists.get(path) ?? { items: [], names: [], ids: [] }
    if (known.items === items) return known.ids
    const names = items.some((item) => childOf(item, 'id')) ? segmentsOf(items) : items
    const carried = carryIds(known, names, nextId)
    const isSame =
      carried.length === known.ids.length && carried.every((id, index) => id === known.ids[index])
    const ids = isSame ? known.ids : carried
    lists.set(path, { items, names, ids })
    return ids
  }
}

/** Matches identical names first, then those that were edited in place. */
function carryIds({ names: before, ids }: Known, names: readonly Json[], nextId: () => string): string[] {
  const free = new Set(ids)
  const placesOf = new Map<Json, number[]>()
  for (const [index, name] of before.entries()) placesOf.set(name, [...(placesOf.get(name) ?? []), index])

  const claim = (id: string | undefined) => (id !== undefined && free.delete(id) ? id : undefined)
  const same = names.map((name, index) => {
    const places = placesOf.get(name) ?? []
    const place = places.includes(index) ? index : places.find((other) => free.has(ids[other] ?? ''))
    return place === undefined ? undefined : claim(ids[place])
  })
  return same.map(
    (id, index) => id ?? claim(before.length === names.length ? ids[index] : undefined) ?? nextId(),
  )
}
