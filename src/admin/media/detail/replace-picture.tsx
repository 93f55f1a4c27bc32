import { Alert, Button, Group, Modal, Progress, Text } from '@mantine/core'
import { useState } from 'react'
import { type ListedItem, useReplacePicture } from '#admin/api/media.ts'
import { failureTitle, messageOf } from '#admin/api/problem.ts'
import { showSuccess } from '#admin/shell/toast.ts'
import { movingPictureWords } from '#content/media/moving-picture.ts'
import { isMoving, refusalOf } from '../upload/check-file.ts'
import { ChooseFiles } from '../upload/upload-buttons.tsx'
import { UsesList } from './uses-list.tsx'

/** Replaces the picture's file everywhere on the site. */
export function ReplacePicture({ item }: { item: ListedItem }) {
  const { mutateAsync, isPending, error, reset } = useReplacePicture(item.id)
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
  const replace = async ({ file }: { file: File }) => {
    try {
      await mutateAsync({ file, onProgress: setProgress })
      setChosen(undefined)
      showSuccess('La imagen se reemplazó en todas partes')
    } catch {
      // The dialog stays open and shows the error.
    }
  }
  const reason = chosen?.refusal ?? (error ? messageOf(error) : undefined)

  return (
    <>
      <ChooseFiles
        label="Reemplazar en todas partes"
        variant="default"
        onFiles={(files) => void choose(files)}
      />
      <Modal opened={chosen !== undefined} onClose={close} title="Reemplazar en todas partes">
        <Text>
          «{chosen?.file.name}» tomará el lugar de esta imagen y sus pacientes la verán de inmediato. El punto
          de interés vuelve al centro y el recorte se quita; el texto alternativo se conserva: revíselo
          después. La foto de ahora se guarda 30 días, por si quiere volver a ella; mientras tanto nadie la ve
          en el sitio, tampoco con su dirección.
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
        {reason && (
          <Alert color="danger" mt="md" title={failureTitle(error, 'No se reemplazó')} role="alert">
            {reason}
          </Alert>
        )}
        <Group mt="lg" justify="flex-end">
          <Button variant="outline" onClick={close} disabled={isPending}>
            Cancelar
          </Button>
          <Button
            onClick={() => chosen && void replace(chosen)}
            loading={isPending}
            disabled={chosen === undefined || chosen.refusal !== undefined}
            data-autofocus
          >
            Reemplazar
          </Button>
        </Group>
      </Modal>
    </>
  )
}
