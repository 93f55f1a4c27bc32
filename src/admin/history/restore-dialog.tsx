import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { missingPicturesOf, type PictureChoice, refusedFieldsOf, useRestore } from '#admin/api/revisions.ts'
import { Dialog } from '#admin/shell/dialog.tsx'
import { Moment } from '#admin/shell/moment.tsx'
import { showSuccess } from '#admin/shell/toast.ts'
import { documentRow } from '#content/documents/documents.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import type { MissingPicture } from '#contract/revisions.ts'
import { MissingPictures } from './missing-pictures.tsx'
import { RefusedFields } from './refused-fields.tsx'
import type { Version } from './versions.ts'

type RestoreDialogProps = {
  readonly version: Version
  /** The version's subject. */
  readonly name: string
  readonly onClose: () => void
}

export function RestoreDialog({ version, name, onClose }: RestoreDialogProps) {
  const { mutate, isPending, error } = useRestore()
  const { subject, number, createdAt } = version
  const [choice, setChoice] = useState<PictureChoice>('nearest')
  /** Keeps the list visible while the restore is sent again. */
  const [shown, setShown] = useState<readonly MissingPicture[]>([])

  // A list's own draft is the order of its entries, so there is no form to correct an entry in.
  const hasForm = subject.entry === undefined && !isEntryDocument(subject.document)
  const refused = hasForm ? refusedFieldsOf(error) : []

  const restore = () =>
    mutate(
      { subject, number, pictures: shown.length > 0 ? choice : undefined },
      {
        onError: (failure) => {
          const found = missingPicturesOf(failure)
          if (found.length > 0) setShown(found)
        },
        onSuccess: () => {
          showSuccess(`Se restauró la versión ${number} de ${name}.`)
          onClose()
        },
      },
    )

  return (
    <Dialog
      title={`Restaurar la versión ${number} de ${name}`}
      onClose={onClose}
      error={missingPicturesOf(error).length === 0 && refused.length === 0 && error}
      failure="No se pudo restaurar"
      actions={
        refused.length === 0 && (
          <Button onClick={restore} loading={isPending} data-autofocus>
            {shown.length > 0 ? 'Restaurar así' : 'Restaurar esta versión'}
          </Button>
        )
      }
    >
      <Text>
        Se guardará como versión nueva tal como estaba <Moment iso={createdAt} />.{' '}
        {documentRow(subject.document).publishesOnSave
          ? 'Sus pacientes la verán de inmediato.'
          : 'Para que se vea en el sitio, use después «Actualizar secciones».'}{' '}
        {scopeOf(version)}Las demás versiones se conservan.
      </Text>
      {shown.length > 0 && <MissingPictures pictures={shown} choice={choice} onChoose={setChoice} />}
      {refused.length > 0 && <RefusedFields version={version} issues={refused} />}
    </Dialog>
  )
}

/** What else the restore changes. */
function scopeOf({ subject, entries }: Version): string {
  if (subject.entry !== undefined) return 'Lo demás del sitio no cambia. '
  return entries ? 'Vuelven todos los textos de la lista y su orden, también lo que cambió después. ' : ''
}
