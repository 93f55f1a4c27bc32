import { useCallback, useState } from 'react'
import type { DraftStore } from '#admin/draft/draft-store.ts'
import type { SaveOutcome } from '#admin/draft/save-draft.ts'
import { showToast } from '#admin/shell/toast.ts'
import { explainSaveFailure } from './explain-failure.ts'

/** What the owner is told of a save. */
export type SaveTexts = { readonly saved: string; readonly failed: string }

type Options = {
  readonly draft: DraftStore
  /** The same one at every render. */
  readonly saver: () => Promise<SaveOutcome>
  readonly texts: SaveTexts
  /** Opens the field that keeps the draft from being saved. */
  readonly onInvalid: (path: string) => void
  readonly onConflict: () => void
}

/** Saves the draft, and tells the owner how it went. */
export function useSaveDraft({ draft, saver, texts, onInvalid, onConflict }: Options) {
  const [failure, setFailure] = useState<string>()
  const save = useCallback(async () => {
    const outcome = await saver()
    switch (outcome.kind) {
      case 'nothing':
        return
      case 'saved':
        setFailure(undefined)
        return showToast({ title: 'Éxito', message: texts.saved, kind: 'success' })
      case 'invalid':
        return onInvalid(outcome.path)
      case 'conflict':
        setFailure(undefined)
        return onConflict()
      case 'failed': {
        setFailure(explainSaveFailure(outcome.error))
        showToast({ title: 'Error', message: texts.failed, kind: 'destructive' })
        const [path] = draft.state.getState().refused.keys()
        if (path) onInvalid(path)
      }
    }
  }, [draft, saver, texts, onInvalid, onConflict])

  return { save, failure, dismissFailure: () => setFailure(undefined) }
}
