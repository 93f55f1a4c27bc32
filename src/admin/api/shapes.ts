import { z } from 'zod'

export const revisionSummary = z.object({ number: z.int(), author: z.string(), createdAt: z.string() })
export type RevisionSummary = z.output<typeof revisionSummary>

const changeKind = z.enum(['added', 'changed', 'removed'])

/** A revision in the history of a document or of an entry. */
export const listedRevision = revisionSummary.extend({
  /** What the revision did to the entry. Only in the history of an entry. */
  kind: changeKind.optional(),
  /** The entries that the revision changed. Only in the history of a list document. */
  entries: z.array(z.object({ id: z.string(), title: z.string(), kind: changeKind })).optional(),
  /** Whether the revision changed the order of the entries. */
  reordered: z.boolean().optional(),
})
export type ListedRevision = z.output<typeof listedRevision>
export type EntryChange = NonNullable<ListedRevision['entries']>[number]

export const release = z.object({ id: z.union([z.string(), z.number()]), publishedAt: z.string() })
export type Release = z.output<typeof release>
