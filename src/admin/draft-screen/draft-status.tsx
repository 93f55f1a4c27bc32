import { useStore } from 'zustand'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { useDraft } from '#admin/form/form-context.tsx'
import { SaveStatus, unsavedChanges } from '#admin/shell/save-status.tsx'

/** Says whether there are unsaved changes, and whether this browser keeps a copy of them. */
export function DraftStatus({ hasStoredCopy }: Pick<StoredDraft, 'hasStoredCopy'>) {
  const changes = useDraft(({ changeCount }) => changeCount)
  const kept = useStore(hasStoredCopy)
  const isNew = useDraft(({ base }) => base !== undefined && base.etag === undefined)
  if (isNew && changes === 0) return <SaveStatus isPending>Sin guardar todavía</SaveStatus>
  return (
    <SaveStatus isPending={changes > 0}>
      {changes === 0 ? 'Todo guardado' : `${unsavedChanges(changes)}, en borrador`}
      {changes > 0 && !kept && ' (este navegador no puede conservar una copia)'}
    </SaveStatus>
  )
}
