import { useStore } from 'zustand'
import type { KeptDraft } from '#admin/draft/kept-draft.ts'
import { useDraft } from '#admin/form/form-context.tsx'
import { SaveStatus, unsavedChanges } from '#admin/shell/save-status.tsx'

/** Says whether there are unsaved changes, and whether this browser keeps a copy of them. */
export function DraftStatus({ copyIsKept }: Pick<KeptDraft, 'copyIsKept'>) {
  const changes = useDraft(({ changeCount }) => changeCount)
  const kept = useStore(copyIsKept)
  return (
    <SaveStatus isPending={changes > 0}>
      {changes === 0 ? 'Todo guardado' : unsavedChanges(changes)}
      {changes > 0 && !kept && ' (este navegador no puede conservar una copia)'}
    </SaveStatus>
  )
}
