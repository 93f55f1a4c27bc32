import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refreshDocument } from '#admin/api/documents.ts'
import { type DraftList, draftsQuery } from '#admin/api/drafts.ts'
import { useSession } from '#admin/api/session.ts'
import { heldDrafts } from '#admin/draft/all-drafts.ts'
import { takeNotes } from '#admin/draft/change-notes.ts'
import { draftsAreStored, flushDrafts, noteDraftList, watchDrafts } from '#admin/draft/draft-syncs.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { unsentNames } from '#admin/draft/unsent-changes.ts'
import { openDraft } from '#admin/entries/open-draft.ts'
import { subjectNamed } from '#admin/subject.ts'
import { documentNames } from '#content/documents/documents.ts'
import { isEntryDocument } from '#content/documents/entries.ts'

/** Keeps what this page edits like the next version on the server, and follows what others save. */
export function useHeldDrafts(): void {
  const client = useQueryClient()
  const { data } = useQuery(draftsQuery)
  const account = useSession().data?.user.email
  const seen = useRef<DraftList['latest']>(undefined)

  useEffect(() => {
    const stop = watchDrafts()
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
      stop()
    }
  }, [])

  // What an earlier visit could not send is sent now.
  useEffect(() => {
    if (!account) return
    for (const name of unsentNames()) void openDraft(client, subjectNamed(name)).catch(() => undefined)
  }, [client, account])

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
      for (const { sync, subject } of heldDrafts())
        if (subject().document === name) void sync.reload().catch(() => undefined)
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

/** Neither this browser nor the server has what was typed. */
function isNowhere({ sync }: StoredDraft): boolean {
  const { isKept, isStored } = sync.state.getState()
  return !isKept && !isStored
}
