import { useStore } from 'zustand'
import { changePicture, uploadPicture } from '#admin/api/media.ts'
import type { MediaItem } from '#content/media/media.ts'
import { isMoving, refusalOf } from './check-file.ts'
import { createUploadQueue, isBusy } from './upload-queue.ts'

const listeners = new Set<(item: MediaItem) => void>()

/** This tab's upload queue. It is global, so that uploads continue while the user opens other screens. */
export const uploadQueue = createUploadQueue({
  check: refusalOf,
  isMoving,
  send: uploadPicture,
  saveWords: changePicture,
  onItem: (item) => {
    for (const listener of listeners) listener(item)
  },
})

/** Calls `listener` with every picture that the queue adds or changes. Returns a function that unsubscribes. */
export function onQueuedItem(listener: (item: MediaItem) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useQueueEntries = () => useStore(uploadQueue.store, ({ entries }) => entries)

export const useQueueEntry = (id: string | undefined) =>
  useStore(uploadQueue.store, ({ entries }) => entries.find((entry) => entry.id === id))

window.addEventListener('beforeunload', (event) => {
  if (isBusy(uploadQueue.store.getState().entries)) event.preventDefault()
})
