import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { noteSaved } from '#admin/api/documents.ts'
import { useMayPublish } from '#admin/api/session.ts'
import type { DocumentDraft } from '#admin/draft/document-draft.ts'
import { showFailure, showSuccess } from '#admin/shell/toast.ts'
import { explainFailure } from './explain-failure.ts'
import { type ScreenOutcome, saveScreen } from './save-screen.ts'
import { useQuestions } from './use-questions.tsx'

/** What the specification lets a screen say. */
type SaveWords = {
  readonly saved: string
  /** Without a full stop, because '. Intentar de nuevo.' may follow. */
  readonly saveFailed: string
}

type Options = {
  /** The draft of the screen, which is sent only when it is saved. */
  readonly stored: DocumentDraft
  readonly words: SaveWords
  /** Shows the field at a path. Must be stable across renders. */
  readonly reveal: (path: string) => void
  /** How the screen reports the outcome, besides the notice of a failure. Toasts by default. */
  readonly report?: { readonly saved: (text: string) => void; readonly failed: (text: string) => void }
}

const toasts = { saved: showSuccess, failed: (text: string) => showFailure(text) }

/** The button 'Guardar…' of a screen of the specification: saves what was changed on the screen and reports the outcome. */
export function useScreenSave({ stored, words, reveal, report = toasts }: Options) {
  const client = useQueryClient()
  const { ask, questions } = useQuestions()
  const [failure, setFailure] = useState<string>()
  const mayPublish = useMayPublish()
  const save = useCallback(async (): Promise<ScreenOutcome> => {
    const outcome = await saveScreen(stored, ask, mayPublish)
    switch (outcome.kind) {
      case 'saved':
        setFailure(undefined)
        noteSaved(client, stored.name, outcome.saved)
        report.saved(outcome.wasLost ? `${withStop(words.saved)} ${wasConfirmed}` : words.saved)
        break
      case 'stored':
        setFailure(undefined)
        report.saved('Sus cambios quedaron guardados. Los publica la dueña.')
        break
      case 'invalid':
        stored.draft.showAllIssues()
        reveal(outcome.path)
        break
      case 'early':
        reveal(outcome.path)
        showFailure(outcome.message, 'No se guardó nada')
        break
      case 'clash':
        setFailure(
          'Otra persona cambió lo mismo que usted. No se ha perdido nada: elija qué se queda e intente de nuevo.',
        )
        break
      case 'failed':
        setFailure(explainFailure(outcome.error))
        report.failed(words.saveFailed)
    }
    return outcome
  }, [client, stored, ask, report, words, reveal, mayPublish])
  const saveNow = useCallback(() => void save(), [save])
  return {
    save,
    mayPublish,
    saveNow,
    questions,
    failure:
      failure === undefined ? undefined : { title: `${words.saveFailed}. Intentar de nuevo.`, text: failure },
    dismissFailure: () => setFailure(undefined),
  }
}

const withStop = (text: string) => (text.endsWith('.') ? text : `${text}.`)
const wasConfirmed = 'La respuesta del sitio se perdió, pero comprobamos que sus cambios quedaron guardados.'
