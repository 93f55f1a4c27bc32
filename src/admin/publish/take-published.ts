import type { QueryClient } from '@tanstack/react-query'
import { noteSaved } from '#admin/api/documents.ts'
import { draftsQuery, type Published } from '#admin/api/drafts.ts'
import { type ListedEntry, noteEntry, refreshEntries } from '#admin/api/entries.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import { versionOf } from '#admin/draft/document-draft.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { receivedVersion } from '#admin/draft/version.ts'
import { forgetEntryDraft, isEntryDraft } from '#admin/entries/entry-draft.ts'
import { arrange, arrangement, mergeArrangements } from '#content/documents/arrangement.ts'
import { documentSchema } from '#content/documents/documents.ts'
import type { DraftDocument } from '#content/documents/draft-schema.ts'
import { type EntryDocument, entrySchema, isEntryDocument } from '#content/documents/entries.ts'
import { pictureDraft } from '#content/media/picture-draft.ts'
import type { RevisionInfo } from '#contract/shapes.ts'
import { publishedValue } from './draft-things.ts'

/** What a call answers that saved changes. */
export type Saved = {
  /** Absent if the call does not publish. */
  readonly release?: Published['release'] | undefined
  readonly saved: readonly {
    readonly document: DraftDocument
    readonly value: unknown
    readonly revision?: RevisionInfo | undefined
    readonly etag: string
  }[]
}

/** Makes the saved version the base of its draft, and puts it into the cache. */
export function takePublished(
  client: QueryClient,
  stored: StoredDraft,
  { document, value, revision, etag }: Saved['saved'][number],
  release: Saved['release'],
): void {
  if (document === 'pictures') {
    stored.draft.saved({ value: pictureDraft.parse(value), etag })
    void client.invalidateQueries({ queryKey: queryKeys.media })
    return
  }
  if (!revision) throw new TypeError('A saved document has a revision.')
  if (isEntryDraft(stored) && isEntryDocument(document)) {
    const entry = entrySchema(document).parse(value)
    stored.draft.saved(receivedVersion({ value: entry, etag, revision }))
    stored.settle(entry.id)
    noteEntry(client, document, { value: entry, etag })
    return
  }
  if (isEntryDocument(document)) {
    takeArrangement(client, stored, document, { value, etag })
    return
  }
  const saved = { value: documentSchema(document).parse(value), etag, revision, release }
  if (document === 'selected-sections') noteSections(client, stored, release)
  stored.draft.saved(versionOf(document, saved))
  noteSaved(client, document, saved)
}

/** Keeps the published selection, against which the stored one is counted. */
function noteSections(client: QueryClient, stored: StoredDraft, release: Saved['release']): void {
  client.setQueryData(draftsQuery.queryKey, (list) => {
    const published = publishedValue(stored, list)
    return list && { ...list, publishedSections: release ? null : (published ?? null) }
  })
}

/** The deleted entries have no drafts any more. */
function takeArrangement(
  client: QueryClient,
  { draft }: StoredDraft,
  document: EntryDocument,
  saved: { readonly value: unknown; readonly etag: string },
): void {
  const { base, draft: mine } = draft.state.getState()
  const value = arrangement.parse(saved.value)
  const before = arrangement.parse(base?.value)
  draft.resolve({ value, etag: saved.etag }, mergeArrangements(before, arrangement.parse(mine), value))
  const left = new Set(value.entries.map(({ id }) => id))
  for (const { id } of before.entries.filter((entry) => !left.has(entry.id))) {
    forgetEntryDraft(document, id)
    client.removeQueries({ queryKey: queryKeys.entry(document, id) })
  }
  // Without this, the lists would show the former order until they are loaded again.
  client.setQueryData<ListedEntry[]>(
    queryKeys.entries(document),
    (entries) =>
      entries &&
      arrange(
        entries.filter(({ id }) => left.has(id)),
        value,
      ),
  )
  void refreshEntries(client, document)
}
