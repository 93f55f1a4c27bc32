import { useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { type DraftList, draftsQuery } from '#admin/api/drafts.ts'
import { subscribeToDrafts } from '#admin/draft/all-drafts.ts'
import { sharedDrafts } from '#admin/draft/draft-syncs.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { copyName } from '#admin/subject.ts'
import { thingsOf } from './draft-things.ts'

/**
 * How many things of the next version patients do not see yet: in the drafts of this page, and in those that only the
 * server has. Undefined while the server's list is not known.
 */
export function useChangeCount(): number | undefined {
  const { data } = useQuery(draftsQuery)
  const count = useCallback(() => {
    const loaded = sharedDrafts().filter(({ draft }) => draft.state.getState().base)
    const here = new Set(loaded.filter(isTaken).map((stored) => copyName(stored.subject())))
    const others = data?.drafts.filter((draft) => !here.has(copyName(draft))) ?? []
    const sum =
      loaded.reduce((total, stored) => total + countOf(stored, data), 0) +
      others.reduce((total, { changes }) => total + changes, 0)
    return data || sum > 0 ? sum : undefined
  }, [data])
  return useSyncExternalStore(subscribeToDrafts, count)
}

/** Whether the draft of this tab has what the server holds of it. Until then, the server's counts. */
const isTaken = (stored: StoredDraft): boolean =>
  stored.draft.state.getState().changeCount > 0 || stored.sync.state.getState().isReady

function countOf(stored: StoredDraft, list: DraftList | undefined): number {
  const { document } = stored.subject()
  const isPublishedApart = document === 'selected-sections' && list?.publishedSections
  return isPublishedApart ? thingsOf(stored, list).length : stored.draft.state.getState().changeCount
}

export const changesText = (count: number) => (count === 1 ? '1 cambio' : `${count} cambios`)
