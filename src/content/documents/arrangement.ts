import { z } from 'zod'

const place = z.strictObject({
  id: z.string().min(1).max(300),
  title: z.string().max(1000),
  isRemoved: z.boolean().meta({ label: 'Se borra' }),
})

/** The order of a document's entries, and which of them are deleted. People edit it as a draft of its own. */
export const arrangement = z.strictObject({
  entries: z.array(place).max(10_000).meta({ label: 'Orden', rowTitle: 'title', rowKey: 'id' }),
})
export type Arrangement = z.output<typeof arrangement>

/** The arrangement of entries as they are saved. */
export const arrangementOf = (
  entries: readonly { readonly id: string; readonly title: string }[],
): Arrangement => ({
  entries: entries.map(({ id, title }) => ({ id, title, isRemoved: false })),
})

/** The entries in their order, without the deleted ones. Entries that the arrangement does not know come last. */
export function arrange<Item extends { readonly id: string }>(
  items: readonly Item[],
  { entries }: Arrangement,
): Item[] {
  const known = new Map(entries.map((entry, index) => [entry.id, { ...entry, index }]))
  const indexOf = ({ id }: Item) => known.get(id)?.index ?? entries.length
  return items
    .filter(({ id }) => !known.get(id)?.isRemoved)
    .toSorted((one, other) => indexOf(one) - indexOf(other))
}

/**
 * One arrangement from two that started from `base`. There is no conflict: where both changed the order, it is that of
 * `mine`.
 */
export function mergeArrangements(base: Arrangement, mine: Arrangement, theirs: Arrangement): Arrangement {
  const [ofBase, ofMine, ofTheirs] = [base, mine, theirs].map(
    ({ entries }) => new Map(entries.map((entry) => [entry.id, entry])),
  )
  const hasMoved = !sameOrder(base, mine)
  const [first, second] = hasMoved ? [mine, theirs] : [theirs, mine]
  const ids = new Set([...first.entries, ...second.entries].map(({ id }) => id))
  const entries = [...ids].flatMap((id) => {
    const [before, own, other] = [ofBase?.get(id), ofMine?.get(id), ofTheirs?.get(id)]
    const isGone = before !== undefined && !(own && other)
    if (isGone) return []
    const isMine =
      own !== undefined && (other === undefined || own.isRemoved !== (before?.isRemoved ?? false))
    return [{ id, title: (other ?? own)?.title ?? '', isRemoved: (isMine ? own : other)?.isRemoved ?? false }]
  })
  return { entries }
}

/** Whether the entries that both know stand in the same order. */
function sameOrder({ entries }: Arrangement, { entries: others }: Arrangement): boolean {
  const idsIn = (list: Arrangement['entries'], known: Arrangement['entries']) => {
    const ids = new Set(known.map(({ id }) => id))
    return list.flatMap(({ id }) => (ids.has(id) ? [id] : []))
  }
  const mine = idsIn(entries, others)
  return idsIn(others, entries).every((id, index) => id === mine[index])
}
