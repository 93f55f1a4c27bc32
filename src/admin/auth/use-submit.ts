import { type SubmitEvent, useState } from 'react'
import { signInMessage } from './sign-in-messages.ts'

type Options = {
  /** What is missing in the form, in words for the user. */
  readonly check: () => string | undefined
  readonly send: () => Promise<unknown>
  /** The words for an error of `send`. */
  readonly explain?: (problem: unknown) => string
}

/** The state of a small form that sends one request at a time and shows one message above its fields. */
export function useSubmit({ check, send, explain = signInMessage }: Options) {
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (pending) return
    const missing = check()
    setError(missing)
    if (missing !== undefined) return
    setPending(true)
    try {
      await send()
    } catch (problem) {
      setError(explain(problem))
    } finally {
      setPending(false)
    }
  }

  return { submit, pending, error, setError }
}
