import { Button } from '@mantine/core'
import screen from '#admin/shell/screen.module.css'
import { useObjectUrl } from '#admin/shell/use-object-url.ts'
import { AltFields } from '../alt-fields.tsx'
import { thumbnailPath } from '../thumbnail-path.ts'
import { Progression, UploadActions } from './progression.tsx'
import styles from './queue.module.css'
import { uploadQueue, useQueueEntries } from './the-queue.ts'
import { hasUnsavedWords, type QueueEntry } from './upload-queue.ts'

/** The upload queue: each file with its progress and its text fields. */
export function QueueView() {
  const entries = useQueueEntries()
  if (entries.length === 0) return <div role="status" />
  return (
    <section className={screen.card} aria-labelledby="cola-titulo">
      <div className="split">
        <h2 id="cola-titulo">Subidas</h2>
        <p className="muted small" role="status">
          {summaryOf(entries)}
        </p>
        {entries.some(({ state }) => state === 'done') && (
          <Button variant="default" onClick={uploadQueue.removeDone}>
            Quitar las terminadas
          </Button>
        )}
      </div>
      <ul className="plain-list">
        {entries.map((entry) => (
          <QueueRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

function summaryOf(entries: readonly QueueEntry[]): string {
  const count = (...states: QueueEntry['state'][]) =>
    entries.filter(({ state }) => states.includes(state)).length
  const failed = count('failed', 'refused')
  const asking = count('asking')
  const under = count('checking', 'waiting', 'sending')
  return [
    `${count('done')} de ${entries.length} listas`,
    ...(failed > 0 ? [`${failed} con error`] : []),
    ...(asking > 0 ? [`${asking} por decidir`] : []),
    ...(under > 0 ? ['puede seguir en otra parte de la administración'] : []),
  ].join('; ')
}

function QueueRow({ entry }: { entry: QueueEntry }) {
  const { id, file, state, words, item } = entry
  return (
    <li className={styles.row}>
      <Preview entry={entry} />
      <div className={styles.facts}>
        <b>{file.name}</b>
        <Progression entry={entry} />
        {state !== 'refused' && (
          <AltFields
            name={file.name}
            fileName={file.name}
            words={words}
            onChange={(changed) => uploadQueue.setWords(id, changed)}
            onSettled={() => void uploadQueue.keepWords(id)}
            error={entry.wordsReason && `No se guardó el texto. ${entry.wordsReason}`}
          />
        )}
        {item && (
          <p className="muted small">{hasUnsavedWords(entry) ? 'Texto sin guardar' : storedWords(words)}</p>
        )}
      </div>
      <div className={`row ${styles.actions}`}>
        <UploadActions entry={entry} over="Quitar de la lista" />
      </div>
    </li>
  )
}

const storedWords = ({ alt, decorative }: QueueEntry['words']) =>
  decorative || alt.trim() !== '' ? 'Texto guardado' : 'Falta el texto'

function Preview({ entry: { file, item, state } }: { entry: QueueEntry }) {
  const local = useObjectUrl(item || state === 'refused' || state === 'checking' ? undefined : file)
  const source = (item && thumbnailPath(item)) ?? local
  return <div className={`picture-box ${styles.preview}`}>{source && <img src={source} alt="" />}</div>
}
