import { Button, Group, Modal, Text } from '@mantine/core'
import { useReturnFocus } from '#admin/shell/use-return-focus.ts'

type DiscardDialogProps = {
  readonly onKeep: () => void
  readonly onDiscard: () => void
}

/** Asks before a picture with unsaved changes is closed. */
export function DiscardDialog({ onKeep, onDiscard }: DiscardDialogProps) {
  useReturnFocus()
  return (
    <Modal opened onClose={onKeep} title="Hay cambios sin guardar">
      <Text>Los cambios de esta imagen no se han guardado. Si la cierra ahora, se pierden.</Text>
      <Group mt="lg" justify="flex-end">
        <Button variant="outline" onClick={onDiscard}>
          Cerrar sin guardar
        </Button>
        <Button onClick={onKeep} data-autofocus>
          Seguir editando
        </Button>
      </Group>
    </Modal>
  )
}
