import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refreshDocument } from '#admin/api/documents.ts'
import { type DraftList, draftsQuery } from '#admin/api/drafts.ts'
import { heldDrafts, subscribeToDrafts } from '#admin/draft/all-drafts.ts'
import { takeNotes } from '#admin/draft/change-notes.ts'
import {
  draftSync,
  draftsAreStored,
  flushDrafts,
  noteDraftList,
  startDraftSyncs,
} from '#admin/draft/draft-syncs.ts'
import { mergeNewer } from '#admin/draft/merge-newer.ts'
import { openDraft } from '#admin/entries/open-draft.ts'
import { documentNames } from '#content/documents/documents.ts'
import { isEntryDocument } from '#content/documents/entries.ts'

/** Keeps the drafts of this tab and of the server alike, and follows what others save. */
export function useHeldDrafts(): void {
  const client = useQueryClient()
  const { data } = useQuery(draftsQuery)
  const seen = useRef<DraftList['latest']>(undefined)

  useEffect(() => {
    const stop = startDraftSyncs()
    const stopJoining = subscribeToDrafts(({ draft }) => {
      const { newer, saving } = draft.state.getState()
      if (newer && !saving) mergeNewer(draft)
    })
    const stopTelling = tellDraftsState(document.documentElement)
    const flush = () => {
      if (document.visibilityState === 'hidden') void flushDrafts()
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (heldDrafts().some(isNowhere)) event.preventDefault()
    }
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('beforeunload', ask)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('beforeunload', ask)
      stopTelling()
      stopJoining()
      stop()
    }
  }, [])

  useEffect(() => {
    if (!data) return
    noteDraftList(data.drafts)
    takeNotes(data.drafts)
    // They are counted against what is published. What cannot be loaded now is counted with the next list.
    if (data.publishedSections)
      void openDraft(client, { document: 'selected-sections' }).catch(() => undefined)
    const before = seen.current
    seen.current = data.latest
    if (!before) return
    for (const name of documentNames) {
      if (before[name] === data.latest[name]) continue
      void refreshDocument(client, name)
      if (isEntryDocument(name)) {
        void client.invalidateQueries({ queryKey: ['entry', name] })
        void client.invalidateQueries({ queryKey: ['entries', name] })
      }
    }
  }, [client, data])
}

/** Says on the page, in `data-drafts`, whether drafts are on their way or stored: a test waits for it. */
function tellDraftsState(root: HTMLElement): () => void {
  const tell = (areStored: boolean) => {
    root.dataset.drafts = areStored ? 'stored' : 'sending'
  }
  tell(draftsAreStored.getState())
  const stop = draftsAreStored.subscribe(tell)
  return () => {
    stop()
    delete root.dataset.drafts
  }
}

/** Neither this browser nor the server has the draft. */
const isNowhere = (stored: ReturnType<typeof heldDrafts>[number]): boolean =>
  stored.draft.state.getState().changeCount > 0 &&
  !stored.hasStoredCopy.getState() &&
  !draftSync(stored).state.getState().isStored
