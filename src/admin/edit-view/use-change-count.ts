import { useSyncExternalStore } from 'react'
import { openDrafts, subscribeToDrafts } from './page-drafts.ts'

const changeCount = (): number =>
  openDrafts().reduce((sum, { draft }) => {
    const { base, changeCount: changes } = draft.state.getState()
    return base ? sum + changes : sum
  }, 0)

/** How many values of all drafts differ from the saved ones. */
export const useChangeCount = (): number => useSyncExternalStore(subscribeToDrafts, changeCount)
