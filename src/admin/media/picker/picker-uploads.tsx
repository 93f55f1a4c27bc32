import { Button } from '@mantine/core'
import { Progression } from '../upload/progression.tsx'
import { uploadQueue, useQueueEntries } from '../upload/the-queue.ts'
import type { QueueEntry } from '../upload/upload-queue.ts'
import styles from './picker.module.css'

/** Progress of the files uploaded in this picker. */
export function PickerUploads({ ids }: { ids: readonly string[] }) {
  const entries = useQueueEntries().filter(({ id, state }) => ids.includes(id) && state !== 'done')
  if (entries.length === 0) return null
  return (
    <ul className={styles.uploads}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <div>
            <b>{entry.file.name}</b>
            <Progression entry={entry} />
          </div>
          {entry.state === 'failed' && (
            <Button variant="default" onClick={() => uploadQueue.retry(entry.id)}>
              Reintentar
            </Button>
          )}
          <Button variant="subtle" onClick={() => uploadQueue.remove(entry.id)}>
            {removalWords(entry.state)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function removalWords(state: QueueEntry['state']): string {
  if (state === 'asking') return 'No usarla'
  return state === 'failed' || state === 'refused' ? 'Quitar' : 'Cancelar'
}
