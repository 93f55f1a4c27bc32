import { useCallback, useMemo, useState } from 'react'
import { leftOutOf } from '#admin/draft/change-notes.ts'
import type { DocumentDraft } from '#admin/draft/document-draft.ts'
import { showFailure, showSuccess } from '#admin/shell/toast.ts'
import { documentRow } from '#content/documents/documents.ts'
import { explainFailure } from './explain-failure.ts'
import type { PublishOutcome } from './publish-changes.ts'
import { screenCall } from './screen-calls.ts'
import type { createScreenChanges } from './screen-changes.ts'
import { usePublish } from './use-publish.tsx'

/** What the specification lets a screen say. */
type SaveWords = {
  readonly saved: string
  /** Without a full stop, because '. Intentar de nuevo.' may follow. */
  readonly saveFailed: string
}

type Options = {
  readonly stored: DocumentDraft
  readonly words: SaveWords
  /** Shows the field at a path. Must be stable across renders. */
  readonly reveal: (path: string) => void
  /** What was changed on this screen, if the button publishes only that. */
  readonly screenChanges?: ReturnType<typeof createScreenChanges>
  /** How the screen reports the outcome, besides the notice of a failure. Toasts by default. */
  readonly report?: { readonly saved: (text: string) => void; readonly failed: (text: string) => void }
}

const toasts = { saved: showSuccess, failed: (text: string) => showFailure(text) }

/** The button 'Guardar…' of a screen of the specification: sends the screen's changes and reports the outcome. */
export function useScreenSave({ stored, words, reveal, screenChanges, report = toasts }: Options) {
  const { publish, isPublishing, questions } = usePublish()
  const [failure, setFailure] = useState<string>()
  const send = useMemo(() => screenCall(stored.name), [stored])
  const { publishesOnSave } = documentRow(stored.name)
  const save = useCallback(async (): Promise<PublishOutcome> => {
    // What is stored without being published is stored whole.
    const leftOut = new Set(publishesOnSave ? leftOutOf(stored) : [])
    if (screenChanges) {
      const here = new Set(screenChanges.state.getState().here.map(({ key }) => key))
      stored.draft.toStoredForm()
      screenChanges.noteAgain(here)
      for (const { key } of screenChanges.state.getState().elsewhere) leftOut.add(key)
    }
    const outcome = await publish([{ stored, leftOut }], { send })
    switch (outcome.kind) {
      case 'published':
        setFailure(undefined)
        report.saved(outcome.wasLost ? `${withStop(words.saved)} ${wasConfirmed}` : words.saved)
        break
      case 'invalid':
        reveal(outcome.path)
        break
      case 'early':
        reveal(outcome.path)
        showFailure(outcome.message, 'No se guardó nada')
        break
      case 'failed':
        setFailure(explainFailure(outcome.error))
        report.failed(words.saveFailed)
    }
    return outcome
  }, [publish, stored, send, report, words, reveal, screenChanges, publishesOnSave])
  const saveNow = useCallback(() => void save(), [save])
  return {
    save,
    saveNow,
    isPublishing,
    questions,
    failure:
      failure === undefined ? undefined : { title: `${words.saveFailed}. Intentar de nuevo.`, text: failure },
    dismissFailure: () => setFailure(undefined),
  }
}

const withStop = (text: string) => (text.endsWith('.') ? text : `${text}.`)
const wasConfirmed = 'La respuesta del sitio se perdió, pero comprobamos que sus cambios quedaron guardados.'
