import { Button, Modal, Stack, Text } from '@mantine/core'

type UpdateDialogProps = {
  readonly opened: boolean
  readonly onCancel: () => void
  readonly onSaveFirst: () => void
  readonly onWithout: () => void
}

/** Publishing uses the saved version, so this dialog asks what to do with unsaved changes. */
export function UpdateDialog({ opened, onCancel, onSaveFirst, onWithout }: UpdateDialogProps) {
  return (
    <Modal opened={opened} onClose={onCancel} title="Cambió su elección y no la ha guardado">
      <Text mb="lg">«Actualizar secciones» publica solo lo guardado. ¿Qué hacemos con sus cambios?</Text>
      <Stack gap="xs">
        <Button onClick={onSaveFirst} data-autofocus>
          Guardar y actualizar
        </Button>
        <Button variant="outline" onClick={onWithout}>
          Descartarlos y actualizar
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          Seguir editando
        </Button>
      </Stack>
    </Modal>
  )
}
