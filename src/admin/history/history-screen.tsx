import { Button, SegmentedControl } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useStatus } from '#admin/api/publishing.ts'
import { revisionsQuery } from '#admin/api/revisions.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { LoadFailure } from '#admin/shell/load-failure.tsx'
import { Loading } from '#admin/shell/loading.tsx'
import screen from '#admin/shell/screen.module.css'
import { ScreenBar } from '#admin/shell/screen-bar.tsx'
import { editableDocument, editableDocumentNames } from '#content/editable-documents.ts'
import styles from './history.module.css'
import { RestoreDialog } from './restore-dialog.tsx'
import { RevisionEntry } from './revision-entry.tsx'
import { RevisionPreview } from './revision-preview.tsx'
import { type Entry, timeline } from './timeline.ts'

const filters = [
  { value: 'all', label: 'Todo' },
  ...editableDocumentNames.map((name) => ({ value: name, label: editableDocument(name).labels.shortName })),
]
const pageLength = 20

/** /admin/historial: every revision with its changes, a preview and a restore button. */
export function HistoryScreen() {
  const lists = useQueries({ queries: editableDocumentNames.map(revisionsQuery) })
  const { data: status } = useStatus()
  const isOwner = useIsOwner()
  const [filter, setFilter] = useState('all')
  const [shown, setShown] = useState(pageLength)
  const [preview, setPreview] = useState<Entry>()
  const [restoring, setRestoring] = useState<Entry>()

  const error = lists.find((list) => list.error)?.error
  const entries = lists.every(({ data }) => data)
    ? timeline(
        Object.fromEntries(editableDocumentNames.map((name, index) => [name, lists[index]?.data ?? []])),
      )
    : undefined
  const chosen = entries?.filter(({ document }) => filter === 'all' || document === filter)
  const restore = (entry: Entry) => {
    setPreview(undefined)
    setRestoring(entry)
  }

  return (
    <>
      <ScreenBar title="Historial" />
      <div className={screen.work}>
        <p className={styles.intro}>
          Cada vez que se guarda queda una versión aquí. Lo que se publicó se conserva siempre; lo que se
          guardó y nunca se publicó, 90 días.{' '}
          {isOwner
            ? 'Restaurar una versión anterior la guarda como versión nueva.'
            : 'Si hace falta volver a una versión anterior, pídalo a la dueña.'}
        </p>
        <SegmentedControl
          className={styles.filter}
          data={filters}
          value={filter}
          onChange={setFilter}
          aria-label="Qué versiones mostrar"
        />
        {error && !entries && (
          <LoadFailure
            title="No se pudo leer el historial"
            error={error}
            retry={() => void Promise.all(lists.map(({ refetch }) => refetch()))}
          />
        )}
        {!entries && !error && <Loading />}
        <ol className={styles.entries}>
          {chosen?.slice(0, shown).map((entry) => (
            <RevisionEntry
              key={`${entry.document} ${entry.number}`}
              entry={entry}
              liveNumber={status?.live.revisions[entry.document]}
              onPreview={setPreview}
              onRestore={restore}
            />
          ))}
        </ol>
        {chosen && chosen.length > shown && (
          <div>
            <Button variant="outline" onClick={() => setShown(shown + pageLength)}>
              Mostrar versiones anteriores
            </Button>
          </div>
        )}
      </div>
      {preview && (
        <RevisionPreview entry={preview} onClose={() => setPreview(undefined)} onRestore={restore} />
      )}
      {restoring && (
        <RestoreDialog
          entry={restoring}
          label={editableDocument(restoring.document).labels.name}
          onClose={() => setRestoring(undefined)}
        />
      )}
    </>
  )
}
