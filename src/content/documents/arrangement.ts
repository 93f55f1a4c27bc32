import { z } from 'zod'
import { applyOver } from '../changes/apply.ts'
import { diff } from '../changes/diff.ts'
import { schemaTree } from '../fields/schema-tree.ts'

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
  return arrangement.parse(applyOver(diff(schemaTree(arrangement), base, mine), theirs))
}
