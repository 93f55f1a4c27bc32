import { Button, Modal, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { absoluteTime } from '#admin/shell/time.ts'
import { PreviewFrame, type PreviewWidth } from './preview-frame.tsx'
import styles from './revision-preview.module.css'
import { documentLabels, type Entry } from './timeline.ts'

type RevisionPreviewProps = {
  readonly entry: Entry
  readonly onClose: () => void
  readonly onRestore: (entry: Entry) => void
}

const widths: { value: PreviewWidth; label: string }[] = [
  { value: 'phone', label: 'Teléfono' },
  { value: 'desktop', label: 'Escritorio' },
]

/** The site as it looked with that revision; its links stay within it. */
export function RevisionPreview({ entry, onClose, onRestore }: RevisionPreviewProps) {
  const [width, setWidth] = useState<PreviewWidth>(() =>
    window.matchMedia('(min-width: 1000px)').matches ? 'desktop' : 'phone',
  )
  const [path, setPath] = useState('/')
  const { document, number, createdAt, isLatest } = entry

  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={`${documentLabels[document]}, versión ${number}, del ${absoluteTime(createdAt)}`}
      classNames={{ content: styles.content ?? '', body: styles.body ?? '' }}
    >
      <div className={styles.bar}>
        <SegmentedControl
          data={widths}
          value={width}
          onChange={(value) => setWidth(value === 'phone' ? 'phone' : 'desktop')}
          aria-label="Ancho de la vista"
        />
        <p className={styles.path}>
          Página: <code>{path}</code>
        </p>
        {path !== '/' && (
          <Button variant="subtle" onClick={() => setPath('/')}>
            Ir a la portada
          </Button>
        )}
        {!isLatest && <Button onClick={() => onRestore(entry)}>Restaurar</Button>}
      </div>
      <PreviewFrame entry={entry} path={path} width={width} onNavigate={setPath} />
    </Modal>
  )
}
