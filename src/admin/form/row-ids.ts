import type { Json } from '#content/json.ts'

type Known = { readonly items: readonly Json[]; readonly ids: readonly string[] }

/**
 * Names for the rows of every list, which carry no id: a row keeps its name when it moves and when it is edited, so
 * that it stays folded or open, and keeps the focus.
 */
export function createRowIds() {
  const lists = new Map<string, Known>()
  let last = 0
  const nextId = () => `fila-${++last}`

  /** The same array for the same items. */
  return function idsOf(path: string, items: readonly Json[]): readonly string[] {
    const known = lists.get(path)
    if (known?.items === items) return known.ids
    const carried = carryIds(known ?? { items: [], ids: [] }, items, nextId)
    const isSame =
      carried.length === known?.ids.length && carried.every((id, index) => id === known.ids[index])
    const ids = isSame ? known.ids : carried
    lists.set(path, { items, ids })
    return ids
  }
}

/** First the items that are the very same, then those that were edited where they stand. */
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
