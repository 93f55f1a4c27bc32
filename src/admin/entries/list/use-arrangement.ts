import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useEntries } from '#admin/api/entries.ts'
import { documentDraft } from '#admin/draft/document-draft.ts'
import type { DraftStore } from '#admin/draft/draft-store.ts'
import { useOpenedDraft } from '#admin/draft-screen/use-opened-draft.ts'
import { type Arrangement, arrange, arrangement } from '#content/documents/arrangement.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { useDraftedEntries } from './use-entry-drafts.ts'

/** Changes the draft of an arrangement. */
export type ArrangementActions = ReturnType<typeof createActions>

/**
 * The entries of a document in the order of the next version, without those that it deletes, and stable functions
 * that change the draft.
 */
export function useArrangement(document: EntryDocument) {
  const { data, error: listError, refetch: refetchList } = useEntries(document)
  const stored = documentDraft(document)
  const { draft } = stored
  const opened = useOpenedDraft(stored)
  const value = useStore(draft.state, (state) => state.draft)
  const entries = useDraftedEntries(document, data)
  const lists = useMemo(() => {
    const drafted = readArrangement(value)
    if (!entries || !drafted) return { entries: undefined, removed: [] }
    const removed = drafted.entries.filter(({ isRemoved }) => isRemoved).map(({ id }) => id)
    return {
      entries: arrange(entries, drafted),
      removed: entries.filter(({ id }) => removed.includes(id)),
    }
  }, [entries, value])
  const actions = useMemo(() => createActions(draft), [draft])
  const refetch = () => {
    opened.refetch()
    void refetchList()
  }
  return { ...lists, all: data, error: listError ?? opened.error, refetch, ...actions }
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
