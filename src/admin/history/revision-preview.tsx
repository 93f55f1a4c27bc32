import { Button } from '@mantine/core'
import { revisionPagePath } from '#admin/api/revisions.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { PageModal } from '#admin/preview/page-modal.tsx'
import { absoluteTime } from '#admin/shell/time.ts'
import { editableDocument } from '#content/editable-documents.ts'
import type { Entry } from './timeline.ts'

type RevisionPreviewProps = {
  readonly entry: Entry
  readonly onClose: () => void
  readonly onRestore: (entry: Entry) => void
}

/** Shows the site as it looked with that revision. */
export function RevisionPreview({ entry, onClose, onRestore }: RevisionPreviewProps) {
  const { document, number, createdAt, isLatest } = entry
  const isOwner = useIsOwner()
  return (
    <PageModal
      title={`${editableDocument(document).labels.name}, versión ${number}, del ${absoluteTime(createdAt)}`}
      frameTitle="El sitio con esa versión"
      addressOf={(path = '/') => revisionPagePath(document, number, path)}
      start="la portada"
      actions={!isLatest && isOwner && <Button onClick={() => onRestore(entry)}>Restaurar</Button>}
      onClose={onClose}
    />
  )
}
