import type { QueryClient } from '@tanstack/react-query'
import { updateSections } from '#admin/api/publishing.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import { changedDrafts } from '#admin/draft/all-drafts.ts'
import { documentDraft } from '#admin/draft/document-draft.ts'
import type { SaveOutcome } from '#admin/draft/save-draft.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { documentSaver } from '#admin/draft-screen/use-document-saver.ts'
import { findEntryDraft } from '#admin/entries/entry-draft.ts'
import { entrySaver } from '#admin/entries/use-entry-saver.ts'
import type { Subject } from '#admin/subject.ts'
import { isEntryDocument } from '#content/entries.ts'

/** What became of a save of everything. It stops at the first draft that cannot be saved. */
export type SaveAllOutcome =
  | { readonly kind: 'saved'; readonly count: number }
  | { readonly kind: 'stopped'; readonly subject: Subject; readonly outcome: SaveOutcome }

type Saver = () => Promise<SaveOutcome>

/** One saver per draft: it remembers what the server may have stored. */
const savers = new WeakMap<object, Saver>()

function saverOf(client: QueryClient, kept: StoredDraft): Saver {
  const saver = savers.get(kept) ?? createSaver(client, kept)
  savers.set(kept, saver)
  return saver
}

function createSaver(client: QueryClient, kept: StoredDraft): Saver {
  const { document, entry } = kept.subject()
  const ofEntry =
    entry !== undefined && isEntryDocument(document) ? findEntryDraft(document, entry) : undefined
  return ofEntry ? entrySaver(client, ofEntry) : documentSaver(client, documentDraft(document))
}

/** Saves every changed draft, and publishes them all. */
export async function saveAll(client: QueryClient): Promise<SaveAllOutcome> {
  const changed = changedDrafts()
  let publishesSections = false
  for (const kept of changed) {
    const subject = kept.subject()
    const outcome = await saverOf(client, kept)()
    if (outcome.kind !== 'saved' && outcome.kind !== 'nothing') return { kind: 'stopped', subject, outcome }
    publishesSections ||= subject.document === 'selected-sections'
  }
  if (publishesSections) {
    try {
      await updateSections()
      await client.invalidateQueries({ queryKey: queryKeys.status })
    } catch (error) {
      const subject = { document: 'selected-sections' } as const
      return { kind: 'stopped', subject, outcome: { kind: 'failed', error } }
    }
  }
  return { kind: 'saved', count: changed.length }
}
