import { useCallback, useState } from 'react'
import type { SaveOutcome } from '#admin/draft/save-draft.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { type Form, useDraft } from '#admin/form/form-context.tsx'
import { useRecovery } from './use-recovery.ts'
import { type SaveReport, toastReport, useSaveDraft } from './use-save-draft.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useTitleMark } from './use-title-mark.ts'
import { useUnusualValues } from './use-unusual-values.ts'

type Options = {
  readonly form: Form
  readonly kept: StoredDraft
  /** Saves the draft. Must be stable across renders. */
  readonly saver: () => Promise<SaveOutcome>
  /** Shows the field at a path. Must be stable across renders. */
  readonly reveal: (path: string) => void
  /** Toasts by default. Must be stable across renders. */
  readonly report?: SaveReport
}

export type DraftWork = ReturnType<typeof useDraftActions>

/** Everything around the fields of a draft: save, undo, compare, recover. */
export function useDraftActions({ form, kept, saver, reveal, report = toastReport }: Options) {
  const { draft } = form
  const { labels } = kept
  const [comparing, setComparing] = useState(false)
  const compare = useCallback(() => setComparing(true), [])
  const { question, findWrong } = useUnusualValues(draft)
  const {
    save: saveDraft,
    failure,
    dismissFailure,
  } = useSaveDraft({
    ...{ draft, saver, labels, report },
    onInvalid: reveal,
    onConflict: compare,
  })
  const recovery = useRecovery(kept)
  const isDirty = useDraft(({ changeCount }) => changeCount > 0)
  const save = useCallback(async (): Promise<SaveOutcome> => {
    const path = await findWrong()
    if (path === undefined) return saveDraft()
    reveal(path)
    return { kind: 'invalid', path }
  }, [findWrong, saveDraft, reveal])
  const saveNow = useCallback(() => void save(), [save])

  const step = useCallback(
    (path: string | undefined, word: 'deshacer' | 'rehacer') => {
      if (path === undefined) return form.announce(`No hay nada que ${word}.`)
      form.announce(word === 'deshacer' ? 'Se deshizo el último cambio.' : 'Se rehízo el cambio.')
      if (path !== '') reveal(path)
    },
    [form, reveal],
  )
  const undo = useCallback(() => step(draft.undo(), 'deshacer'), [step, draft])
  const redo = useCallback(() => step(draft.redo(), 'rehacer'), [step, draft])
  useShortcuts({ save: saveNow, undo, redo })
  useTitleMark(isDirty)

  return {
    ...{ kept, save, saveNow, undo, redo, isDirty, recovery, comparing, compare, question },
    stopComparing: () => setComparing(false),
    failure:
      failure === undefined
        ? undefined
        : { title: `${labels.saveFailed}. Intentar de nuevo.`, text: failure },
    dismissFailure,
  }
}
