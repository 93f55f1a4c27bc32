import { type ReactNode, useCallback, useState } from 'react'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import type { LocalTime } from '#content/hours/local-time.ts'
import type { Chosen } from './chosen.ts'
import { earlyPricesIn } from './early-prices.ts'
import { confirmUnusual, unusualValues } from './unusual-values.ts'
import { UnusualValuesDialog } from './unusual-values-dialog.tsx'

/** Why nothing is published yet. */
export type Hindrance =
  /** A price is valid only later. */
  | { readonly kind: 'early'; readonly path: string; readonly message: string }
  /** A field has an error, or a value that she wants to correct. */
  | { readonly kind: 'invalid'; readonly stored: StoredDraft; readonly path: string }

/** Asks what only a person can decide before something is published. */
export function useQuestions() {
  const [question, setQuestion] = useState<ReactNode>()

  const ask = useCallback(
    async (chosen: readonly Chosen[], at?: LocalTime): Promise<Hindrance | undefined> => {
      const [early] = earlyPricesIn(chosen, at)
      if (early) return { kind: 'early', path: early.path, message: early.message }
      const values = unusualValues(chosen)
      const [first] = values
      if (!first) return undefined
      const isRight = await new Promise<boolean>((resolve) => {
        const answer = (isYes: boolean) => {
          setQuestion(undefined)
          resolve(isYes)
        }
        setQuestion(<UnusualValuesDialog values={values} answer={answer} />)
      })
      if (!isRight) return { kind: 'invalid', stored: first.stored, path: first.path }
      confirmUnusual(values)
    },
    [],
  )
  return { ask, questions: question }
}
