import { Button } from '@mantine/core'
import { useState } from 'react'
import { usePurgeFormers } from '#admin/api/former-media.ts'
import { showSuccess } from '#admin/shell/toast.ts'
import { PurgeDialog } from './purge-dialog.tsx'

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

  const purge = async () => {
    try {
      await mutateAsync()
      setAsking(false)
      showSuccess('Se borraron también las copias')
    } catch {
      // The dialog stays open and shows the error.
    }
  }
  const close = () => {
    setAsking(false)
    reset()
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
