import { useStore } from 'zustand'
import { changePicture, uploadPicture } from '#admin/api/media.ts'
import type { MediaItem } from '#content/media.ts'
import { refusalOf } from './check-file.ts'
import { createUploadQueue, isBusy } from './upload-queue.ts'

const listeners = new Set<(item: MediaItem) => void>()

/** The one queue of this tab. It outlives the screens: an upload goes on while she works elsewhere in the admin. */
export const uploadQueue = createUploadQueue({
  check: refusalOf,
  send: uploadPicture,
  saveWords: changePicture,
  onItem: (item) => {
    for (const listener of listeners) listener(item)
  },
})

/** Tells of every picture that arrives or changes by way of the queue. Returns what ends it. */
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
