import { SaveStatus, unsavedChanges } from '#admin/shell/save-status.tsx'

type SectionsStatusProps = {
  /** How many sections differ from what is saved. */
  readonly changes: number
  /** Whether what is saved differs from what visitors see. */
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
