import { useMemo } from 'react'
import { useSavedBy } from '#admin/api/publishing.ts'
import { useOwnName } from '#admin/api/session.ts'
import type { Version } from '#admin/draft/version.ts'
import { useDraft, useForm } from '#admin/form/form-context.tsx'
import { saverName } from '#admin/shell/author-name.ts'
import { relativeTime } from '#admin/shell/time.ts'
import { useNow } from '#admin/shell/use-now.ts'
import type { DraftSubject } from '#admin/subject.ts'
import { findDifferences, mergeVersions } from '#content/changes/three-way.ts'
import { ChoiceDialog } from './choice-dialog.tsx'

type ConflictDialogProps = {
  readonly subject: DraftSubject
  readonly newer: Version
  /** Called after the chosen values are in the draft. */
  readonly onResolved: () => void
  readonly onClose: () => void
}

/** Shows the user's draft beside the version that someone else saved. */
export function ConflictDialog({ subject, newer, onResolved, onClose }: ConflictDialogProps) {
  const { draft } = useForm()
  const mine = useDraft((state) => state.draft)
  const base = useDraft((state) => state.base)
  const { author, createdAt } = useSavedBy(subject, newer)
  const saver = saverName(author, useOwnName())
  const now = useNow()
  const differences = useMemo(
    () => findDifferences(draft.tree, { base: base?.value, mine, theirs: newer.value }),
    [draft, base, mine, newer],
  )
  return (
    <ChoiceDialog
      document={subject.document}
      title="Otra versión se guardó mientras usted editaba"
      differences={differences}
      onClose={onClose}
      onChosen={(sideOf) => {
        draft.resolve(newer, mergeVersions(mine, differences, sideOf))
        onResolved()
      }}
    >
      {saver ? `${saver} la guardó` : 'Se guardó'}
      {createdAt ? ` ${relativeTime(createdAt, now)}` : ' hace poco'}. Elija qué conservar en cada campo. Si
      cierra esta ventana no se pierde nada: sus cambios siguen en la página y la otra versión, en el
      Historial.
    </ChoiceDialog>
  )
}
