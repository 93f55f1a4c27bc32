import { type Arrangement, arrangementOf } from '#content/documents/arrangement.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { entryLabel, entrySummary } from '#content/documents/entry-summary.ts'
import { orderTag } from '#content/documents/order-tag.ts'
import type { Store } from '../../store/store.ts'

/** The order in which a document's entries are saved, with its ETag. */
export async function storedArrangement(
  store: Pick<Store, 'latestRevision'>,
  document: EntryDocument,
): Promise<{ readonly value: Arrangement; readonly tag: string }> {
  const entries = (await store.latestRevision(document))?.value ?? []
  const value = arrangementOf(
    entries.map((entry) => ({ id: entry.id, title: entryLabel(entrySummary(entry)) })),
  )
  return {
    value,
    tag: orderTag(
      document,
      entries.map(({ id }) => id),
    ),
  }
}
