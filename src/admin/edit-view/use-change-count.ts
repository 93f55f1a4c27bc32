import { useSyncExternalStore } from 'react'
import { heldChangeCount, subscribeToDrafts } from '#admin/draft/all-drafts.ts'

/** How many values of all drafts differ from the saved ones. */
export const useChangeCount = (): number => useSyncExternalStore(subscribeToDrafts, heldChangeCount)
