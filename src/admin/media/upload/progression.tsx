import { Progress } from '@mantine/core'
import styles from './queue.module.css'
import type { QueueEntry } from './upload-queue.ts'

/** Progress of an upload, or why it failed. */
export function Progression({
  entry: { state, progress, reason, isNew, isChecked, file },
}: {
  entry: QueueEntry
}) {
  switch (state) {
    case 'checking':
    case 'waiting':
      return <p className={styles.state}>En espera</p>
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
