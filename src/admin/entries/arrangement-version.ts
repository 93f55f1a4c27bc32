import type { ListedEntry } from '#admin/api/entries.ts'
import type { Version } from '#admin/draft/version.ts'
import { arrangementOf } from '#content/documents/arrangement.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { entryLabel } from '#content/documents/entry-summary.ts'
import { orderTag } from '#content/documents/order-tag.ts'

/** The saved order of a document's entries, as the version that its draft starts from. */
export const arrangementVersion = (
  document: EntryDocument,
  entries: readonly Pick<ListedEntry, 'id' | 'title' | 'text'>[],
): Version => ({
  value: arrangementOf(entries.map((entry) => ({ id: entry.id, title: entryLabel(entry) }))),
  etag: orderTag(
    document,
    entries.map(({ id }) => id),
  ),
})
