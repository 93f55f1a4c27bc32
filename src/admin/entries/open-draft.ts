import type { QueryClient } from '@tanstack/react-query'
import { documentQuery } from '#admin/api/documents.ts'
import { entriesQuery, entryQuery } from '#admin/api/entries.ts'
import { documentDraft, versionOf } from '#admin/draft/document-draft.ts'
import { draftHeldUnder, draftIsReady } from '#admin/draft/draft-syncs.ts'
import { mergeNewer } from '#admin/draft/merge-newer.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { receivedVersion } from '#admin/draft/version.ts'
import { openPictureDraft } from '#admin/media/picture-drafts.ts'
import type { DraftSubject } from '#admin/subject.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import { arrangementVersion } from './arrangement-version.ts'
import { entryDraft, isEntryDraft } from './entry-draft.ts'

/**
 * Returns this tab's draft of a subject, with its saved version loaded. The draft of a new entry has no saved version.
 * @throws {ApiProblem} when the saved version cannot be loaded.
 */
export async function openDraft(
  client: QueryClient,
  { document, entry }: DraftSubject,
): Promise<StoredDraft> {
  if (entry !== undefined && isEntryDocument(document)) {
    const held = draftHeldUnder({ document, entry })
    const stored = held && isEntryDraft(held) ? held : entryDraft(document, entry)
    const id = stored.savedId()
    if (id !== undefined) {
      stored.draft.load(receivedVersion(await client.query(entryQuery(document, id))))
    }
    return stored
  }
  if (isEntryDocument(document)) {
    const stored = documentDraft(document)
    stored.draft.load(arrangementVersion(document, await client.query(entriesQuery(document))))
    return stored
  }
  if (document === 'pictures') return openPictureDraft(client, entry)
  const stored = documentDraft(document)
  stored.draft.load(versionOf(document, await client.query(documentQuery(document))))
  return stored
}

/** The same, with the server's draft, and with what others saved in other fields. */
export async function openMergedDraft(client: QueryClient, subject: DraftSubject): Promise<StoredDraft> {
  const stored = await openDraft(client, subject)
  await draftIsReady(stored)
  mergeNewer(stored.draft)
  return stored
}
