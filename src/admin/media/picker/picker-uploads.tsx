import { Button } from '@mantine/core'
import { Progression, removalWords } from '../upload/progression.tsx'
import { uploadQueue, useQueueEntries } from '../upload/the-queue.ts'

/** Progress of the files uploaded in this picker. */
export function PickerUploads({ ids }: { ids: readonly string[] }) {
  const entries = useQueueEntries().filter(({ id, state }) => ids.includes(id) && state !== 'done')
  if (entries.length === 0) return null
  return (
    <ul className="rows">
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
            {removalWords(entry, 'Quitar')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
