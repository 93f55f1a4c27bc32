import { useDraft } from '#admin/form/form-context.tsx'
import { UnsavedGuard } from '#admin/shell/unsaved-guard.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { DraftWork } from './use-draft-work.ts'

/** Compares with a newer version when asked, and asks before unsaved changes are left. */
export function DraftDialogs({ work }: { work: DraftWork }) {
  const newer = useDraft((state) => state.newer)
  return (
    <>
      {work.comparing && newer && (
        <ConflictDialog
          newer={newer}
          name={work.name}
          onClose={work.stopComparing}
          onResolved={() => {
            work.stopComparing()
            work.dismissFailure()
            work.saveNow()
          }}
        />
      )}
      <UnsavedGuard
        when={work.isDirty}
        consequence="Si sale de esta página dentro de la administración, la encontrará como la dejó; si cierra el navegador, le ofreceremos recuperarlos."
      />
    </>
  )
}
