import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { z } from 'zod'
import type { ListedEntry } from '#admin/api/entries.ts'
import { changedDrafts, subscribeToDrafts } from '#admin/draft/all-drafts.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { isEntryDraft } from '../entry-draft.ts'
import { titleKey } from '../new-entry.ts'

const entryDrafts = z.array(
  z.object({
    ref: z.string(),
    /** Missing while the entry is not published. */
    id: z.string().optional(),
    title: z.string().catch(''),
    visible: z.boolean().catch(true),
  }),
)

/** This tab's changed drafts of a document's entries. */
export function useEntryDrafts(document: EntryDocument) {
  // A text, because React compares what the store returns.
  const text = useSyncExternalStore(
    subscribeToDrafts,
    useCallback(() => draftsText(document), [document]),
  )
  return useMemo(() => entryDrafts.parse(JSON.parse(text)), [text])
}

const draftsText = (document: EntryDocument): string =>
  JSON.stringify(
    changedDrafts().flatMap((stored) => {
      if (!isEntryDraft(stored) || stored.document !== document) return []
      const { draft } = stored.draft.state.getState()
      const { visible } = draft
      return [{ ref: stored.ref.getState(), id: stored.savedId(), title: draft[titleKey(document)], visible }]
    }),
  )

/** Saved entries with the names and the visibility that their drafts in this tab give them. */
export function useDraftedEntries(
  document: EntryDocument,
  entries: readonly ListedEntry[] | undefined,
): readonly ListedEntry[] | undefined {
  const drafts = useEntryDrafts(document)
  return useMemo(() => {
    const byId = new Map(drafts.map((draft) => [draft.id, draft]))
    return entries?.map((entry) => {
      const own = byId.get(entry.id)
      return own ? { ...entry, visible: own.visible, title: own.title || entry.title } : entry
    })
  }, [entries, drafts])
}
