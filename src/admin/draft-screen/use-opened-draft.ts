import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { readDraft } from '#admin/draft/draft-syncs.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'

/** Reads what the server has of a draft. */
export function useOpenedDraft(stored: StoredDraft) {
  const { sync } = stored
  const isReady = useStore(sync.state, (state) => state.isReady)
  const [isRead, setRead] = useState(!sync.isManual)
  const [error, setError] = useState<unknown>(null)
  const refetch = useCallback(() => {
    setError(null)
    readDraft(stored)
      .catch(setError)
      .finally(() => setRead(true))
  }, [stored])
  useEffect(refetch, [refetch])
  return { isOpen: isReady && isRead, error: error instanceof Error ? error : null, refetch }
}
