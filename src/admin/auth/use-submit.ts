import { type SubmitEvent, useState } from 'react'
import { signInMessage } from './sign-in-messages.ts'

type FieldName = 'name' | 'email' | 'code' | 'current' | 'password' | 'repeated'

/** What is wrong with each field, or with the whole form. */
export type FormErrors = { readonly [Field in FieldName | 'form']?: string | undefined }

type Options = {
  /** What the user must correct before the form is sent. */
  readonly check: () => FormErrors
  readonly send: () => Promise<unknown>
  /** The words for an error of `send`. */
  readonly explain?: (problem: unknown) => FormErrors
}

/** The state of a small form that sends one request at a time. */
export function useSubmit({
  check,
  send,
  explain = (problem) => ({ form: signInMessage(problem) }),
}: Options) {
  const [errors, setErrors] = useState<FormErrors>({})
  const [pending, setPending] = useState(false)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (pending) return
    const found = check()
    setErrors(found)
    if (Object.values(found).some((error) => error !== undefined)) return
    setPending(true)
    try {
      await send()
    } catch (problem) {
      setErrors(explain(problem))
    } finally {
      setPending(false)
    }
  }

  return { submit, pending, errors, setErrors }
}
