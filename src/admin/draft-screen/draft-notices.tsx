import { useDraft } from '#admin/form/form-context.tsx'
import { ChangedByOthers } from './changed-by-others.tsx'
import { Clashes } from './clashes.tsx'
import { CheckingNotice, SaveFailureNotice } from './notices.tsx'
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

/** Notices that need the user's attention: a failed save, and places that two people changed. */
export function DraftNotices({ work, save }: Props) {
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
      <Clashes stored={work.stored} />
      <ChangedByOthers stored={work.stored} />
    </>
  )
}
