import { Button, Progress, Text } from '@mantine/core'
import { movingPictureWords } from '#content/media/moving-picture.ts'
import { uploadQueue } from './the-queue.ts'
import type { QueueEntry } from './upload-queue.ts'

/** Progress of an upload, why it failed, or what the user is asked before it. */
export function Progression({ entry }: { entry: QueueEntry }) {
  const { id, state, progress, reason, isNew, isRepeated, file } = entry
  switch (state) {
    case 'checking':
    case 'waiting':
      return (
        <Text size="sm" c="dimmed">
          En espera
        </Text>
      )
    case 'asking':
      return (
        <div role="alert">
          <Text fw={600}>{movingPictureWords}</Text>
          <Button my="xs" onClick={() => uploadQueue.accept(id)}>
            Usarla así<span className="visually-hidden"> ({file.name})</span>
          </Button>
        </div>
      )
    case 'sending':
      return (
        <>
          <Text size="sm" c="dimmed">
            {isRepeated ? 'La respuesta no llegó: se envía otra vez…' : underway(progress)}
          </Text>
          <Progress value={progress * 100} size="sm" aria-label={`Subida de ${file.name}`} />
        </>
      )
    case 'failed':
    case 'refused':
      return (
        <Text size="sm" c="danger.7" fw={600} role="alert">
          {reason}
        </Text>
      )
    case 'done':
      return (
        <Text size="sm" c="leaf.7" fw={600}>
          {isNew ? 'Lista' : 'Ya estaba en Medios: no se guardó dos veces'}
        </Text>
      )
  }
}

type ActionsProps = {
  readonly entry: QueueEntry
  /** Label of the button that takes the file out of the queue once nothing is sent any more. */
  readonly over: string
}

/** The buttons that send a file again, and that take it out of the queue. */
export function UploadActions({ entry: { id, state, file }, over }: ActionsProps) {
  const of = <span className="visually-hidden"> ({file.name})</span>
  const isUnderway = state === 'waiting' || state === 'sending' || state === 'checking'
  return (
    <>
      {state === 'failed' && (
        <Button variant="default" onClick={() => uploadQueue.retry(id)}>
          Reintentar{of}
        </Button>
      )}
      <Button variant="subtle" onClick={() => uploadQueue.remove(id)}>
        {state === 'asking' ? 'No usarla' : isUnderway ? 'Cancelar' : over}
        {of}
      </Button>
    </>
  )
}

const underway = (progress: number) =>
  progress < 1 ? `Subiendo, ${Math.floor(progress * 100)} %` : 'Preparando la imagen…'
