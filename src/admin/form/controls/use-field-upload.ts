import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { noteItem } from '#admin/api/media.ts'
import { uploadQueue, useQueueEntry } from '#admin/media/upload/the-queue.ts'
import { mediaPath } from '#content/media/media.ts'
import { partAt } from '#content/values/item-path.ts'
import { useForm } from '../form-context.tsx'

/**
 * Uploads a file for an image field and sets the field when the upload is done, even if the field is no longer shown.
 */
export function useFieldUpload(path: string) {
  const { draft, announce } = useForm()
  const client = useQueryClient()
  const [id, setId] = useState<string>()
  const entry = useQueueEntry(id)

  return {
    entry,

    async start(file: File) {
      const before = partAt(draft.state.getState().draft, path)
      const { id: entryId, picture } = uploadQueue.addOne(file)
      setId(entryId)
      const item = await picture
      if (!item) return
      noteItem(client, item)
      // Keep a value that the user chose meanwhile; the field may also hold another list item by now.
      if (partAt(draft.state.getState().draft, path) !== before) return
      draft.set(path, mediaPath(item.id))
      announce('La imagen quedó puesta.')
    },
  }
}
