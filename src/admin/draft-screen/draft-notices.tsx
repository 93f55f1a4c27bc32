import { useDraft } from '#admin/form/form-context.tsx'
import { ChangedByOthers } from './changed-by-others.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { CheckingNotice, NewerNotice, RecoveryNotice, SaveFailureNotice } from './notices.tsx'
import { OtherDevice } from './other-device.tsx'
import type { DraftWork } from './use-draft-actions.ts'

/** How a screen of the specification saves by itself. */
export type ScreenSave = {
  /** Must be stable across renders. */
  readonly saveNow: () => void
  readonly failure: { readonly title: string; readonly text: string } | undefined
  readonly dismissFailure: () => void
}

type Props = {
  readonly work: DraftWork
  /** On a screen that saves by itself. */
  readonly save?: ScreenSave
}

/** Notices that need the user's attention: a failed publish, a newer version, a draft to recover. */
export function DraftNotices({ work, save }: Props) {
  const { recovery, comparing } = work
  const { copy } = recovery
  const newer = useDraft((state) => state.newer)
  const checking = useDraft((state) => state.checking)
  return (
    <>
      {checking && <CheckingNotice />}
      {save?.failure && !checking && (
        <SaveFailureNotice
          title={save.failure.title}
          explanation={save.failure.text}
          onRetry={save.saveNow}
          onClose={save.dismissFailure}
        />
      )}
      {newer &&
        (comparing ? (
          <ConflictDialog
            subject={work.stored.subject()}
            newer={newer}
            onClose={work.stopComparing}
            onResolved={work.stopComparing}
          />
        ) : (
          <NewerNotice newer={newer} subject={work.stored.subject()} onCompare={work.compare} />
        ))}
      <ChangedByOthers stored={work.stored} />
      <OtherDevice stored={work.stored} />
      {copy && (
        <RecoveryNotice
          copy={copy}
          onRecover={() => recovery.recover(copy)}
          onDiscard={() => recovery.forget(copy)}
        />
      )}
    </>
  )
}
