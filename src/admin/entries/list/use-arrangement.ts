import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useEntries } from '#admin/api/entries.ts'
import { documentDraft } from '#admin/draft/document-draft.ts'
import type { DraftStore } from '#admin/draft/draft-store.ts'
import { type Arrangement, arrange, arrangement } from '#content/documents/arrangement.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { arrangementVersion } from '../arrangement-version.ts'
import { useDraftedEntries } from './use-entry-drafts.ts'

/** Changes the draft of an arrangement. */
export type ArrangementActions = ReturnType<typeof createActions>

/**
 * The entries of a document in the order of this person's draft, without those that it deletes, and stable functions
 * that change the draft.
 */
export function useArrangement(document: EntryDocument) {
  const { data, error, refetch } = useEntries(document)
  const { draft } = documentDraft(document)
  useEffect(() => {
    if (data) draft.load(arrangementVersion(document, data))
  }, [draft, document, data])
  const value = useStore(draft.state, (state) => state.draft)
  const entries = useDraftedEntries(document, data)
  const lists = useMemo(() => {
    const drafted = readArrangement(value)
    if (!entries || !drafted) return { entries, removed: [] }
    const removed = drafted.entries.filter(({ isRemoved }) => isRemoved).map(({ id }) => id)
    return {
      entries: arrange(entries, drafted),
      removed: entries.filter(({ id }) => removed.includes(id)),
    }
  }, [entries, value])
  const actions = useMemo(() => createActions(draft), [draft])
  return { ...lists, all: data, error, refetch, ...actions }
}

/** Undefined until the order is loaded. */
const readArrangement = (value: unknown): Arrangement | undefined => arrangement.safeParse(value).data

function createActions(draft: DraftStore) {
  const change = (edit: (drafted: Arrangement) => Arrangement) => {
    const drafted = readArrangement(draft.state.getState().draft)
    if (drafted) draft.set('entries', edit(drafted).entries)
  }
  return {
    /** @param from Place among the entries that are not deleted. */
    move(from: number, to: number) {
      if (from !== to) change((drafted) => moveEntry(drafted, from, to))
    },
    remove: (id: string) => change((drafted) => markRemoved(drafted, id, true)),
    bringBack: (id: string) => change((drafted) => markRemoved(drafted, id, false)),
  }
}

/** The arrangement with one of the entries that are not deleted at another place among them. */
export function moveEntry({ entries }: Arrangement, from: number, to: number): Arrangement {
  const kept = entries.filter(({ isRemoved }) => !isRemoved)
  const entry = kept[from]
  if (!entry || to < 0 || to >= kept.length) return { entries }
  const inNewOrder = kept.toSpliced(from, 1).toSpliced(to, 0, entry).values()
  // Deleted entries stay where they are.
  return { entries: entries.map((each) => (each.isRemoved ? each : (inNewOrder.next().value ?? each))) }
}

export const markRemoved = ({ entries }: Arrangement, id: string, isRemoved: boolean): Arrangement => ({
  entries: entries.map((entry) => (entry.id === id ? { ...entry, isRemoved } : entry)),
})
