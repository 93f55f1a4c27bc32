import { Button, Group, Modal, Text } from '@mantine/core'
import { movingPictureWords } from '#content/moving-picture.ts'
import { uploadQueue, useQueueEntry } from './the-queue.ts'

/** Asks about an upload that has no row on the screen, if its file has several frames. */
export function MovingPictureDialog({ id }: { readonly id: string | undefined }) {
  const entry = useQueueEntry(id)
  if (entry?.state !== 'asking') return null
  const decline = () => uploadQueue.remove(entry.id)
  return (
    <Modal opened onClose={decline} title="Imagen con movimiento">
      <Text>{movingPictureWords}</Text>
      <Group mt="lg" justify="flex-end">
        <Button variant="outline" onClick={decline} data-autofocus>
          No usarla
        </Button>
        <Button onClick={() => uploadQueue.accept(entry.id)}>Usarla así</Button>
      </Group>
    </Modal>
  )
}
