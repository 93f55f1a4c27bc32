import { Button, Progress } from '@mantine/core'
import { movingPictureWords } from '#content/media/moving-picture.ts'
import styles from './queue.module.css'
import { uploadQueue } from './the-queue.ts'
import type { QueueEntry } from './upload-queue.ts'

/** Progress of an upload, why it failed, or what the user is asked before it. */
export function Progression({
  entry: { id, state, progress, reason, isNew, isChecked, file },
}: {
  entry: QueueEntry
}) {
  switch (state) {
    case 'checking':
    case 'waiting':
      return <p className={styles.state}>En espera</p>
    case 'asking':
      return (
        <div className={styles.question} role="alert">
          <p>{movingPictureWords}</p>
          <Button onClick={() => uploadQueue.accept(id)}>
            Usarla así<span className="visually-hidden"> ({file.name})</span>
          </Button>
        </div>
      )
    case 'sending':
      return (
        <>
          <p className={styles.state}>
            {isChecked ? 'La respuesta no llegó: comprobamos si se guardó…' : underway(progress)}
          </p>
          <Progress value={progress * 100} size="sm" aria-label={`Subida de ${file.name}`} />
        </>
      )
    case 'failed':
    case 'refused':
      return (
        <p className={styles.reason} role="alert">
          {reason}
        </p>
      )
    case 'done':
      return <p className={styles.done}>{isNew ? 'Lista' : 'Ya estaba en Medios: no se guardó dos veces'}</p>
  }
}

const underway = (progress: number) =>
  progress < 1 ? `Subiendo, ${Math.floor(progress * 100)} %` : 'Preparando la imagen…'
