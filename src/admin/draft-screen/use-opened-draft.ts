import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'

/** Reads what the server has of a draft. */
export function useOpenedDraft({ sync }: StoredDraft) {
  const isOpen = useStore(sync.state, ({ isReady }) => isReady)
  const [error, setError] = useState<unknown>(null)
  const refetch = useCallback(() => {
    setError(null)
    // Other screens change the next version, which a draft that is not sent follows with a delay.
    const read = sync.isManual ? sync.reload() : sync.open()
    read.catch(setError)
  }, [sync])
  useEffect(refetch, [refetch])
  return { isOpen, error: error instanceof Error ? error : null, refetch }
}
