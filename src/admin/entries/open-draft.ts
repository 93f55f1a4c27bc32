import type { QueryClient } from '@tanstack/react-query'
import { documentDraft } from '#admin/draft/document-draft.ts'
import { heldDraft } from '#admin/draft/draft-syncs.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { openPictureDraft } from '#admin/media/picture-drafts.ts'
import type { DraftSubject } from '#admin/subject.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import { entryDraft } from './entry-draft.ts'

/**
 * Returns this page's draft of a subject, with what the server has of it.
 * @throws {ApiProblem | GoneError} when it cannot be loaded, or does not exist.
 */
export async function openDraft(client: QueryClient, subject: DraftSubject): Promise<StoredDraft> {
  const { document, entry } = subject
  if (document === 'pictures') return openPictureDraft(client, entry)
  const stored =
    entry !== undefined && isEntryDocument(document)
      ? (heldDraft(subject) ?? entryDraft(document, entry))
      : documentDraft(document)
  await stored.sync.open()
  return stored
}
