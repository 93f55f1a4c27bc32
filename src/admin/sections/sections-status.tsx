import { SaveStatus, unsavedChanges } from '#admin/shell/save-status.tsx'

type SectionsStatusProps = {
  /** Number of sections that differ from the saved version. */
  readonly changes: number
  /** Whether the saved version differs from the live one. */
  readonly unpublished: boolean
}

export function SectionsStatus({ changes, unpublished }: SectionsStatusProps) {
  return <SaveStatus isPending={changes > 0 || unpublished}>{describe(changes, unpublished)}</SaveStatus>
}

function describe(changes: number, unpublished: boolean): string {
  if (changes > 0) {
    const unsaved = unsavedChanges(changes)
    return unpublished ? `${unsaved}; lo guardado, sin publicar` : unsaved
  }
  return unpublished ? 'Guardado, sin publicar' : 'Todo guardado y publicado'
}
