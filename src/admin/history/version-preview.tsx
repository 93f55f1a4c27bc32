import { Button } from '@mantine/core'
import { useIsOwner } from '#admin/api/session.ts'
import { PageModal } from '#admin/preview/page-modal.tsx'
import { absoluteTime } from '#admin/shell/time.ts'
import { basePaths, hasPages } from '#content/addresses/page-documents.ts'
import { isRestorable, type Version } from './versions.ts'

type VersionPreviewProps = {
  readonly version: Version
  /** The version's subject. */
  readonly name: string
  readonly onClose: () => void
  readonly onRestore: (version: Version) => void
}

/** Shows the site as it looked with that version. */
export function VersionPreview({ version, name, onClose, onRestore }: VersionPreviewProps) {
  const { subject, number, createdAt } = version
  const isOwner = useIsOwner()
  const ownPage =
    subject.entry !== undefined && hasPages(subject.document)
      ? `${basePaths[subject.document]}/${subject.entry}`
      : undefined
  return (
    <PageModal
      title={`${name}, versión ${number}, del ${absoluteTime(createdAt)}`}
      frameTitle="El sitio con esa versión"
      page={{ at: { document: subject.document, number }, path: ownPage ?? '/' }}
      start={ownPage === undefined ? 'la portada' : name}
      actions={
        isRestorable(version) && isOwner && <Button onClick={() => onRestore(version)}>Restaurar</Button>
      }
      onClose={onClose}
    />
  )
}
