import { useDraft } from '#admin/form/form-context.tsx'
import { UnsavedGuard } from '#admin/shell/unsaved-guard.tsx'
import { screenPath } from '#admin/subject.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { UnusualValuesDialog } from './unusual-values-dialog.tsx'
import type { DraftWork } from './use-draft-actions.ts'

type DraftDialogsProps = {
  readonly work: DraftWork
  /** The page is about to reload by itself, so do not ask about unsaved changes. */
  readonly isReloading?: boolean
}

/** The conflict dialog, the question about unusual values, and the question before the user leaves unsaved changes. */
export function DraftDialogs({ work, isReloading = false }: DraftDialogsProps) {
  const newer = useDraft((state) => state.newer)
  return (
    <>
      {work.comparing && newer && (
        <ConflictDialog
          subject={work.kept.subject()}
          newer={newer}
          onClose={work.stopComparing}
          onResolved={() => {
            work.stopComparing()
            work.dismissFailure()
            work.saveNow()
          }}
        />
      )}
      {work.question && <UnusualValuesDialog question={work.question} />}
      <UnsavedGuard
        when={work.isDirty && !isReloading}
        except={() => [screenPath(work.kept.subject()), '/admin/revisar']}
        consequence="Siguen en borrador: los encontrará aquí y en sus otros dispositivos, y puede publicarlos después."
      />
    </>
  )
}
