import { createContext, useContext } from 'react'
import type { MarkValues } from '#content/facts/marks.ts'
import { listAt } from '#content/values/json.ts'
import { useDraft } from '../form-context.tsx'

/** What a derived field shows while it is empty. */
export type DerivedText = {
  readonly text: string
  /** Completes the sentence 'Se toma de …'. */
  readonly fromLabel: string
  /** The owner may choose that nothing is shown. */
  readonly offersEmpty: boolean
}

/** The facts of the practice that a form shows. */
export type Facts = {
  readonly marks: MarkValues
  /** By the path of the field. Only the form of `site-content` has derived fields. */
  readonly derived: ReadonlyMap<string, DerivedText>
}

const FactsContext = createContext<Facts>({ marks: new Map(), derived: new Map() })

export const FactsProvider = FactsContext.Provider
export const useFacts = () => useContext(FactsContext)

/** Undefined if the field is not a derived one. */
export const useDerivedText = (path: string): DerivedText | undefined => useFacts().derived.get(path)

/** What visitors read while this field is empty; undefined for a field that is not derived or stays empty. */
export function useShownDerivedText(path: string): string | undefined {
  const derived = useDerivedText(path)
  const isLeftEmpty = useDraft(({ draft }) => listAt(draft, 'leftEmpty').includes(path))
  return isLeftEmpty ? undefined : derived?.text
}
