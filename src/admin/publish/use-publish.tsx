import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
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
        return await (at ? dateChosen(client, chosen, at) : publishChosen(client, chosen, send))
      } finally {
        setPublishing(false)
      }
    },
    [client],
  )
  return { publish, isPublishing, questions: question }
}

type Answer = (isYes: boolean) => void
