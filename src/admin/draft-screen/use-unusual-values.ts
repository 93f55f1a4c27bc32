import { useCallback, useRef, useState } from 'react'
import { type DraftStore, issuePaths } from '#admin/draft/draft-store.ts'
import { askedValues } from '#content/advice/refused-values.ts'
import { valueAt } from '#content/values/json.ts'

type Unusual = { readonly path: string; readonly message: string }
type Question = { readonly values: readonly Unusual[]; readonly answer: (isRight: boolean) => void }

/** Asks about new unusual values before a save, such as a price of 12 pesos. The same value is asked about once. */
export function useUnusualValues(draft: DraftStore) {
  const [question, setQuestion] = useState<Question>()
  const confirmed = useRef(new Set<string>())
  const open = useRef<Promise<string | undefined>>(undefined)

  /** Returns the path of a value to correct; undefined if the draft can be saved. */
  const findWrong = useCallback(async (): Promise<string | undefined> => {
    if (open.current) return open.current
    draft.validate()
    const state = draft.state.getState()
    // A save tells of errors first.
    if (issuePaths(state).length > 0) return
    const keyOf = ({ path }: Unusual) => `${path} ${valueAt(state.draft, path)}`
    const values = askedValues(draft.tree, state.base?.value, state.draft).filter(
      (value) => !confirmed.current.has(keyOf(value)),
    )
    if (values.length === 0) return
    const before = document.activeElement
    open.current = new Promise((resolve) => {
      const answer = (isRight: boolean) => {
        open.current = undefined
        setQuestion(undefined)
        if (isRight) {
          for (const value of values) confirmed.current.add(keyOf(value))
          if (before instanceof HTMLElement) before.focus()
        }
        resolve(isRight ? undefined : values[0]?.path)
      }
      setQuestion({ values, answer })
    })
    return open.current
  }, [draft])

  return { question, findWrong }
}
