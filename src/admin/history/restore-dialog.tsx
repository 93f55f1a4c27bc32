import { Button, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { issuePaths } from '#admin/draft/draft-store.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { Dialog } from '#admin/shell/dialog.tsx'
import { Moment } from '#admin/shell/moment.tsx'
import { showStored, showSuccess } from '#admin/shell/toast.ts'
import { reviewPath } from '#admin/subject.ts'
import { MissingPictures } from './missing-pictures.tsx'
import { RefusedFields } from './refused-fields.tsx'
import { type PictureChoice, prepareRestore, restoreVersion } from './restore-version.ts'
import type { Version } from './versions.ts'

type RestoreDialogProps = {
  readonly version: Version
  /** The version's subject. */
  readonly name: string
  readonly onClose: () => void
}

/** Puts a version among the person's changes, after what she has to know about it. */
export function RestoreDialog({ version, name, onClose }: RestoreDialogProps) {
  const { subject, number, createdAt } = version
  const client = useQueryClient()
  const [choice, setChoice] = useState<PictureChoice>('nearest')
  const [refused, setRefused] = useState<readonly StoredDraft[]>([])
  const { data: prepared, error } = useQuery({
    queryKey: ['restore', subject, number],
    queryFn: () => prepareRestore(client, subject, number),
    gcTime: 0,
  })
  const { missing = [] } = prepared ?? {}

  const restore = useMutation({
    mutationFn: (found: NonNullable<typeof prepared>) => restoreVersion(client, subject, found, choice),
    onSuccess(drafts) {
      const invalid = drafts.filter(({ draft }) => issuePaths(draft.state.getState()).length > 0)
      if (invalid.length > 0) return setRefused(invalid)
      if (drafts.every(({ draft }) => draft.state.getState().changeCount === 0))
        showSuccess('Así está publicado: no hay nada que publicar.')
      else
        showStored(`La versión ${number} de ${name} está entre sus cambios.`, {
          href: reviewPath,
          label: 'Revisar y publicar',
        })
      onClose()
    },
  })

  return (
    <Dialog
      title={`Restaurar la versión ${number} de ${name}`}
      onClose={onClose}
      error={error ?? restore.error}
      failure="No se pudo restaurar"
      cancel={refused.length > 0 ? 'Cerrar' : 'Cancelar'}
      actions={
        refused.length === 0 && (
          <Button
            onClick={() => prepared && restore.mutate(prepared)}
            loading={restore.isPending}
            disabled={!prepared}
            data-autofocus
          >
            {missing.length > 0 ? 'Restaurar así' : 'Restaurar esta versión'}
          </Button>
        )
      }
    >
      {refused.length > 0 ? (
        <RefusedFields drafts={refused} />
      ) : (
        <>
          <Text>
            Lo publicado volverá a como estaba <Moment iso={createdAt} />. Sus pacientes lo verán cuando
            publique. Lo que nadie ha publicado se queda, menos donde esta versión dice otra cosa que lo
            publicado. {scopeOf(version)}Las demás versiones se conservan.
          </Text>
          {missing.length > 0 && <MissingPictures pictures={missing} choice={choice} onChoose={setChoice} />}
        </>
      )}
    </Dialog>
  )
}

/** What else the restore changes. */
function scopeOf({ subject, entries }: Version): string {
  if (subject.entry !== undefined) return 'Lo demás del sitio no cambia. '
  if (!entries) return ''
  return 'Vuelven todos los textos de la lista y su orden, también lo que cambió después; lo que se borró vuelve al final. '
}
