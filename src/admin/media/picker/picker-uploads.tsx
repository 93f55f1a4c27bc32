import { Progression, UploadActions } from '../upload/progression.tsx'
import { useQueueEntries } from '../upload/the-queue.ts'

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
          <UploadActions entry={entry} over="Quitar" />
        </li>
      ))}
    </ul>
  )
}
