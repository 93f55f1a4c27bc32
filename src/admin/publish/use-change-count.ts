import { useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { draftsQuery } from '#admin/api/drafts.ts'
import { heldDrafts, subscribeToDrafts } from '#admin/draft/all-drafts.ts'
import { serverSubject } from '#admin/draft/draft-syncs.ts'
import { copyName } from '#admin/subject.ts'

/** Number of changes in all drafts of this person: those in this tab, and those that only the server holds. */
export function useChangeCount(): number {
  const { data } = useQuery(draftsQuery)
  const count = useCallback(() => {
    const loaded = heldDrafts().filter(({ draft }) => draft.state.getState().base)
    const here = new Set(loaded.map((kept) => copyName(serverSubject(kept))))
    const others = data?.drafts.filter((draft) => !here.has(copyName(draft))) ?? []
    return (
      loaded.reduce((sum, { draft }) => sum + draft.state.getState().changeCount, 0) +
      others.reduce((sum, { changes }) => sum + changes, 0)
    )
  }, [data])
  return useSyncExternalStore(subscribeToDrafts, count)
}

export const changesText = (count: number) => (count === 1 ? '1 cambio' : `${count} cambios`)
