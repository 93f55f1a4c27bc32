import { Button, Text } from '@mantine/core'
import { Dialog } from '#admin/shell/dialog.tsx'

type PurgeDialogProps = {
  /** What is deleted: 'Esta imagen', 'Las fotos anteriores'. */
  readonly what: string
  readonly isPending: boolean
  readonly error: unknown
  readonly onPurge: () => void
  readonly onClose: () => void
}

/** Asks before pictures are deleted for good. */
export function PurgeDialog({ what, isPending, error, onPurge, onClose }: PurgeDialogProps) {
  return (
    <Dialog
      title="Borrar también las copias"
      onClose={onClose}
      error={error}
      failure="No se borraron"
      cancel="Volver"
      cancelsFirst
      isPending={isPending}
      actions={
        <Button color="danger" loading={isPending} onClick={onPurge}>
          Borrar para siempre
        </Button>
      }
    >
      <Text>
        {what} y todas sus copias en este servidor se borran ahora. Las versiones del Historial que las
        mostraban quedan con un hueco en ese lugar. <b>No se puede deshacer.</b>
      </Text>
      <Text mt="sm">
        No alcanza lo que ya salió de aquí: los navegadores que la abrieron, lo que alguien haya guardado y
        las copias de seguridad, hasta que otras más nuevas las reemplazan.
      </Text>
    </Dialog>
  )
}
