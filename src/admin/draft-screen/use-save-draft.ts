import { useCallback, useState } from 'react'
import type { DraftStore } from '#admin/draft/draft-store.ts'
import type { SaveOutcome } from '#admin/draft/save-draft.ts'
import type { DraftLabels } from '#admin/draft/stored-draft.ts'
import { showFailure, showSuccess } from '#admin/shell/toast.ts'
import { explainSaveFailure } from './explain-failure.ts'

/** How a screen reports the outcome of a save, besides the failure notice. */
export type SaveReport = { readonly saved: (text: string) => void; readonly failed: (text: string) => void }

export const toastReport: SaveReport = {
  saved: showSuccess,
  failed: (message) => showFailure(message),
}

type Options = {
  readonly draft: DraftStore
  /** Must be stable across renders, like every function here. */
  readonly saver: () => Promise<SaveOutcome>
  readonly labels: Pick<DraftLabels, 'saved' | 'saveFailed'>
  readonly report: SaveReport
  /** Opens the field that prevents the save. */
  readonly onInvalid: (path: string) => void
  readonly onConflict: () => void
}

/** Saves the draft and reports the outcome to the user. */
export function useSaveDraft({ draft, saver, labels, report, onInvalid, onConflict }: Options) {
  const [failure, setFailure] = useState<string>()
  const save = useCallback(async (): Promise<SaveOutcome> => {
    const outcome = await saver()
    switch (outcome.kind) {
      case 'nothing':
        break
      case 'saved':
        setFailure(undefined)
        report.saved(outcome.wasLost ? `${withStop(labels.saved)} ${confirmed}` : labels.saved)
        break
      case 'invalid':
        onInvalid(outcome.path)
        break
      case 'conflict':
        setFailure(undefined)
        onConflict()
        break
      case 'failed': {
        setFailure(explainSaveFailure(outcome.error))
        report.failed(labels.saveFailed)
        const [path] = draft.state.getState().refused.keys()
        if (path) onInvalid(path)
      }
    }
    return outcome
  }, [draft, saver, labels, report, onInvalid, onConflict])

  return { save, failure, dismissFailure: () => setFailure(undefined) }
}

const withStop = (text: string) => (text.endsWith('.') ? text : `${text}.`)
const confirmed = 'La respuesta del sitio se perdió, pero comprobamos que sus cambios quedaron guardados.'
