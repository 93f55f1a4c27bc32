import { Alert, Button, Progress, Text } from '@mantine/core'
import { useState } from 'react'
import { type ListedItem, usePreparePicture } from '#admin/api/media.ts'
import type { EditPicture } from '#admin/media/picture-drafts.ts'
import { isMoving, refusalOf } from '#admin/media/upload/check-file.ts'
import { ChooseFiles } from '#admin/media/upload/upload-buttons.tsx'
import { Dialog } from '#admin/shell/dialog.tsx'
import { centre, type MediaItem } from '#content/media/media.ts'
import { movingPictureWords } from '#content/media/moving-picture.ts'
import { UsesList } from './uses-list.tsx'

type Props = { readonly item: ListedItem; readonly onEdit: EditPicture }

/** Replaces the picture's file everywhere on the site, once it is published. */
export function ReplacePicture({ item, onEdit }: Props) {
  const { mutate, isPending, error, reset } = usePreparePicture(item.id)
  const [chosen, setChosen] = useState<{ file: File; refusal: string | undefined; isMoving: boolean }>()
  const [progress, setProgress] = useState(0)

  const choose = async ([file]: readonly File[]) => {
    if (!file) return
    reset()
    setProgress(0)
    setChosen({ file, refusal: await refusalOf(file), isMoving: await isMoving(file) })
  }
  const close = () => {
    if (!isPending) setChosen(undefined)
  }
  const replace = (file: File) => {
    const onSuccess = ({ version }: MediaItem) => {
      setChosen(undefined)
      onEdit({ file: version, focusX: centre.x, focusY: centre.y })
    }
    mutate({ file, onProgress: setProgress }, { onSuccess })
  }

  return (
    <>
      <ChooseFiles
        label="Reemplazar en todas partes"
        variant="default"
        onFiles={(files) => void choose(files)}
      />
      <Dialog
        opened={chosen !== undefined}
        onClose={close}
        title="Reemplazar en todas partes"
        error={error}
        failure="No se reemplazó"
        isPending={isPending}
        actions={
          <Button
            onClick={() => chosen && replace(chosen.file)}
            loading={isPending}
            disabled={chosen === undefined || chosen.refusal !== undefined}
            data-autofocus
          >
            Reemplazar
          </Button>
        }
      >
        <Text>
          «{chosen?.file.name}» tomará el lugar de esta imagen cuando publique. El punto de interés vuelve al
          centro y el recorte se quita; lo que dice de ella se conserva: revíselo después. La foto de ahora se
          guarda 30 días, por si quiere volver a ella; mientras tanto nadie la ve en el sitio, tampoco con su
          dirección.
        </Text>
        {chosen?.isMoving && (
          <Alert color="ochre" mt="md">
            {movingPictureWords}
          </Alert>
        )}
        {item.uses.length > 0 && (
          <Text mt="md" fw={600}>
            Cambiará en:
          </Text>
        )}
        {item.uses.length > 0 && <UsesList uses={item.uses} />}
        {isPending && <Progress mt="md" value={progress * 100} aria-label="Subida del archivo nuevo" />}
        {chosen?.refusal && (
          <Alert color="danger" mt="md" title="No se reemplazó" role="alert">
            {chosen.refusal}
          </Alert>
        )}
      </Dialog>
    </>
  )
}
