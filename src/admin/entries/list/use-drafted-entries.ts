import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { z } from 'zod'
import type { ListedEntry } from '#admin/api/entries.ts'
import { changedDrafts, subscribeToDrafts } from '#admin/draft/all-drafts.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { isEntryDraft } from '../entry-draft.ts'
import { titleKey } from '../new-entry.ts'

const edited = z.record(
  z.string(),
  z.object({ title: z.string().catch(''), visible: z.boolean().catch(true) }),
)

/** Saved entries with the names and the visibility that their drafts in this tab give them. */
export function useDraftedEntries(
  document: EntryDocument,
  entries: readonly ListedEntry[] | undefined,
): readonly ListedEntry[] | undefined {
  // A text, because React compares what the store returns.
  const drafted = useSyncExternalStore(
    subscribeToDrafts,
    useCallback(() => draftedText(document), [document]),
  )
  return useMemo(() => {
    const byId = edited.parse(JSON.parse(drafted))
    return entries?.map((entry) => {
      const own = byId[entry.id]
      return own ? { ...entry, visible: own.visible, title: own.title || entry.title } : entry
    })
  }, [entries, drafted])
}

function draftedText(document: EntryDocument): string {
  const drafts = changedDrafts().flatMap((stored) => {
    const id = isEntryDraft(stored) && stored.document === document ? stored.savedId() : undefined
    if (id === undefined) return []
    const { draft } = stored.draft.state.getState()
    return [[id, { title: draft[titleKey(document)], visible: draft.visible }] as const]
  })
  return JSON.stringify(Object.fromEntries(drafts))
}
