import { Alert, Button, Group, Modal, Text } from '@mantine/core'
import { failureTitle, messageOf } from '#admin/api/problem.ts'
import { useRestore } from '#admin/api/revisions.ts'
import { Moment } from '#admin/shell/moment.tsx'
import { showToast } from '#admin/shell/toast.ts'
import { editableDocument } from '#content/editable-documents.ts'
import type { Entry } from './timeline.ts'

type RestoreDialogProps = { readonly entry: Entry; readonly label: string; readonly onClose: () => void }

export function RestoreDialog({ entry, label, onClose }: RestoreDialogProps) {
  const { mutate, isPending, error } = useRestore()
  const { document, number, createdAt } = entry

  const restore = () =>
    mutate(
      { name: document, number },
      {
        onSuccess: () => {
          showToast({
            title: 'Éxito',
            message: `Se restauró la versión ${number} de ${label}.`,
            kind: 'success',
          })
          onClose()
        },
      },
    )

  return (
    <Modal opened onClose={onClose} title={`Restaurar la versión ${number} de ${label}`}>
      <Text>
        Se guardará como versión nueva tal como estaba <Moment iso={createdAt} />.{' '}
        {editableDocument(document).publishesOnSave
          ? 'Sus pacientes la verán de inmediato.'
          : 'Para que se vea en el sitio, use después «Actualizar secciones».'}{' '}
        Las demás versiones se conservan.
      </Text>
      {error && (
        <Alert color="danger" mt="md" title={failureTitle(error, 'No se pudo restaurar')}>
          {messageOf(error)}
        </Alert>
      )}
      <Group mt="lg" justify="flex-end">
        <Button variant="outline" onClick={onClose}>
          Cancelar
        </Button>
        <Button onClick={restore} loading={isPending} data-autofocus>
          Restaurar esta versión
        </Button>
      </Group>
    </Modal>
  )
}
