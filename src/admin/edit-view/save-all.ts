import type { QueryClient } from '@tanstack/react-query'
import { updateSections } from '#admin/api/publishing.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import { type DocumentDraft, documentDraft } from '#admin/draft/document-draft.ts'
import type { SaveOutcome } from '#admin/draft/save-draft.ts'
import { documentSaver } from '#admin/draft-screen/use-document-saver.ts'
import { type EntryDraft, openEntryDrafts } from '#admin/entries/entry-draft.ts'
import { entrySaver } from '#admin/entries/use-entry-saver.ts'
import type { Subject } from '#admin/subject.ts'
import { isChanged, wholeDocuments } from './page-drafts.ts'

/** What became of a save of everything. It stops at the first draft that cannot be saved. */
export type SaveAllOutcome =
  | { readonly kind: 'saved'; readonly count: number }
  | { readonly kind: 'stopped'; readonly subject: Subject; readonly outcome: SaveOutcome }

type Saver = () => Promise<SaveOutcome>

/** One saver per draft: it remembers what the server may have stored. */
const savers = new WeakMap<object, Saver>()

function saverOf(kept: object, create: () => Saver): Saver {
  const saver = savers.get(kept) ?? create()
  savers.set(kept, saver)
  return saver
}

/** Saves every changed draft, and publishes them all. */
export async function saveAll(client: QueryClient): Promise<SaveAllOutcome> {
  const documents = wholeDocuments.map(documentDraft).map((kept: DocumentDraft) => ({
    kept,
    save: saverOf(kept, () => documentSaver(client, kept)),
  }))
  const entries = openEntryDrafts().map((kept: EntryDraft) => ({
    kept,
    save: saverOf(kept, () => entrySaver(client, kept)),
  }))
  const changed = [...documents, ...entries].filter(({ kept }) => isChanged(kept.draft))
  let publishesSections = false
  for (const { kept, save } of changed) {
    const subject = kept.subject()
    const outcome = await save()
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
