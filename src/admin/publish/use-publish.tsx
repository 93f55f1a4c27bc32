import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { useStore } from 'zustand'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { ConflictDialog } from '#admin/draft-screen/conflict-dialog.tsx'
import { DraftForm } from '#admin/draft-screen/draft-form.tsx'
import type { LocalTime } from '#content/hours/local-time.ts'
import { earlyPricesIn } from './early-prices.ts'
import { type Chosen, dateChosen, type PublishOutcome, publishChosen, type Send } from './publish-changes.ts'
import { confirmUnusual, unusualValues } from './unusual-values.ts'
import { UnusualValuesDialog } from './unusual-values-dialog.tsx'

type Options = {
  /** When to publish; undefined for now. */
  readonly at?: LocalTime | undefined
  readonly send?: Send
}

/** Publishes drafts, and asks what only the owner can decide. Every button that publishes uses this. */
export function usePublish() {
  const client = useQueryClient()
  const [question, setQuestion] = useState<ReactNode>()
  const [isPublishing, setPublishing] = useState(false)

  const publish = useCallback(
    async (chosen: readonly Chosen[], { at, send }: Options = {}): Promise<PublishOutcome> => {
      const ask = (draw: (answer: Answer) => ReactNode) =>
        new Promise<boolean>((resolve) => {
          const answer: Answer = (isYes) => {
            setQuestion(undefined)
            resolve(isYes)
          }
          setQuestion(draw(answer))
        })
      const [early] = earlyPricesIn(chosen, at)
      if (early) return { kind: 'early', path: early.path, message: early.message }
      const values = unusualValues(chosen)
      const [first] = values
      if (first) {
        const isRight = await ask((answer) => <UnusualValuesDialog values={values} answer={answer} />)
        if (!isRight) return { kind: 'invalid', stored: first.stored, path: first.path }
        confirmUnusual(values)
      }
      setPublishing(true)
      try {
        for (;;) {
          const outcome = await (at ? dateChosen(client, chosen, at) : publishChosen(client, chosen, send))
          if (outcome.kind !== 'conflict') return outcome
          for (const stored of outcome.open) {
            if (!(await ask((answer) => <Conflict stored={stored} answer={answer} />))) return outcome
          }
        }
      } finally {
        setPublishing(false)
      }
    },
    [client],
  )
  return { publish, isPublishing, questions: question }
}

type Answer = (isYes: boolean) => void

function Conflict({ stored, answer }: { readonly stored: StoredDraft; readonly answer: Answer }) {
  const newer = useStore(stored.draft.state, (state) => state.newer)
  if (!newer) return null
  return (
    <DraftForm draft={stored.draft}>
      {() => (
        <ConflictDialog
          subject={stored.subject()}
          newer={newer}
          onClose={() => answer(false)}
          onResolved={() => answer(true)}
        />
      )}
    </DraftForm>
  )
}
