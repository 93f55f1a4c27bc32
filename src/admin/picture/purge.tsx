import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { usePurgeFormers } from '#admin/api/former-media.ts'
import { Dialog } from '#admin/shell/dialog.tsx'
import { showSuccess } from '#admin/shell/toast.ts'

type PurgeButtonProps = {
  readonly id: string
  /** Shown in the dialog: 'La imagen', 'Las fotos anteriores'. */
  readonly what: string
  /** Name of the picture, for people who cannot see which one the button is beside. */
  readonly name: string
}

/** Deletes a picture's earlier files, after a confirmation. */
export function PurgeButton({ id, what, name }: PurgeButtonProps) {
  const { mutateAsync, isPending, error, reset } = usePurgeFormers(id)
  const [asking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    reset()
  }
  const purge = async () => {
    try {
      await mutateAsync()
      setAsking(false)
      showSuccess('Se borraron también las copias')
    } catch {
      // The dialog stays open and shows the error.
    }
  }
  return (
    <>
      <Button variant="outline" color="danger" onClick={() => setAsking(true)}>
        Borrar también las copias<span className="visually-hidden"> ({name})</span>
      </Button>
      {asking && (
        <PurgeDialog
          what={what}
          isPending={isPending}
          error={error}
          onPurge={() => void purge()}
          onClose={close}
        />
      )}
    </>
  )
}

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
