import { useDraft } from '#admin/form/form-context.tsx'
import { CheckingNotice, NewerNotice, RecoveryNotice, SaveFailureNotice } from './notices.tsx'
import { OtherDevice } from './other-device.tsx'
import { OthersHere } from './others-drafts.tsx'
import type { DraftWork } from './use-draft-actions.ts'

/** Notices that need the user's attention: a failed save, a newer version, a draft to recover. */
export function DraftNotices({ work }: { work: DraftWork }) {
  const { failure, recovery, comparing } = work
  const { copy } = recovery
  const newer = useDraft((state) => state.newer)
  const checking = useDraft((state) => state.checking)
  return (
    <>
      {checking && <CheckingNotice />}
      {failure && !checking && (
        <SaveFailureNotice
          title={failure.title}
          explanation={failure.text}
          onRetry={work.saveNow}
          onClose={work.dismissFailure}
        />
      )}
      {newer && !comparing && (
        <NewerNotice newer={newer} subject={work.kept.subject()} onCompare={work.compare} />
      )}
      <OthersHere subject={work.kept.subject()} />
      <OtherDevice kept={work.kept} />
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
