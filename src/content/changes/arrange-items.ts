/**
 * The ids in another order. Items that the order does not know stay behind the item that they follow, at the start or at
 * the end of the list.
 * @returns undefined if their order is neither the former nor the later one.
 */
export function reordered(
  ids: readonly string[],
  before: readonly string[],
  after: readonly string[],
): readonly string[] | undefined {
  const here = new Set(ids)
  const known = new Set(after)
  const current = ids.filter((id) => known.has(id))
  const isCurrent = (order: readonly string[]) =>
    order.filter((id) => here.has(id)).join('\n') === current.join('\n')
  if (isCurrent(after)) return ids
  if (!isCurrent(before)) return undefined

  const end = ids.findLastIndex((id) => known.has(id)) + 1
  let leader: string | null = null
  const runs = Map.groupBy(ids.slice(0, end), (id) => {
    if (known.has(id)) leader = id
    return leader
  })
  return [...[null, ...after].flatMap((id) => runs.get(id) ?? []), ...ids.slice(end)]
}

type NewItem = { readonly id: string; readonly follows: readonly (string | null)[] }

/** The ids with new ones, each once: behind the first of the items that it follows and that is there, else at the end. */
export function inserted(ids: readonly string[], added: readonly NewItem[]): string[] {
  // The id after each id. Null is the start as a key, and the end as a value.
  const next = new Map<string | null, string | null>()
  let last: string | null = null
  for (const id of ids) {
    next.set(last, id)
    last = id
  }
  next.set(last, null)
  for (const { id, follows } of added) {
    if (next.has(id)) continue
    const found = follows.find((each) => next.has(each))
    const previous: string | null = found === undefined ? last : found
    next.set(id, next.get(previous) ?? null)
    next.set(previous, id)
    if (previous === last) last = id
  }
  const all: string[] = []
  for (let id = next.get(null); id; id = next.get(id)) all.push(id)
  return all
}
