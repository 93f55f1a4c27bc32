import { Button, Text } from '@mantine/core'
import { Dialog } from '#admin/shell/dialog.tsx'
import { movingPictureWords } from '#content/media/moving-picture.ts'
import { uploadQueue, useQueueEntry } from './the-queue.ts'

/** Asks about an upload that has no row on the screen, if its file has several frames. */
export function MovingPictureDialog({ id }: { readonly id: string | undefined }) {
  const entry = useQueueEntry(id)
  if (entry?.state !== 'asking') return null
  const decline = () => uploadQueue.remove(entry.id)
  return (
    <Dialog
      title="Imagen con movimiento"
      onClose={decline}
      cancel="No usarla"
      cancelsFirst
      actions={<Button onClick={() => uploadQueue.accept(entry.id)}>Usarla así</Button>}
    >
      <Text>{movingPictureWords}</Text>
    </Dialog>
  )
}
