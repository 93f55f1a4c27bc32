import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { type Form, useDraft } from '#admin/form/form-context.tsx'
import { useShortcuts } from '#admin/shell/use-shortcuts.ts'
import { reviewPath } from '#admin/subject.ts'
import { useTitleMark } from './use-title-mark.ts'

type Options = {
  readonly form: Form
  readonly stored: StoredDraft
  /** Shows the field at a path. Must be stable across renders. */
  readonly reveal: (path: string) => void
  /** What Ctrl+S does; without it, it leads to the review. Must be stable across renders. */
  readonly save?: (() => void) | undefined
}

export type DraftWork = ReturnType<typeof useDraftActions>

/** Everything around the fields of a draft: undo, shortcuts, the mark in the title. */
export function useDraftActions({ form, stored, reveal, save }: Options) {
  const { draft } = form
  const navigate = useNavigate()
  const isDirty = useDraft(({ changeCount }) =>
    stored.sync.isManual ? stored.sync.unsentChanges().length > 0 : changeCount > 0,
  )

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
  const review = useCallback(() => void navigate(reviewPath), [navigate])
  useShortcuts({ save: save ?? review, undo, redo })
  useTitleMark(isDirty)

  return {
    stored,
    undo,
    redo,
    isDirty,
  }
}
