import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { signInWithPasskey } from '#admin/api/auth.ts'
import { ApiProblem } from '#admin/api/problem.ts'
import { cancelCeremony, offersAutofill } from '#admin/passkeys/browser-passkey.ts'
import { PasskeyFailure } from '#admin/passkeys/passkey-failure.ts'
import { signInMessage } from './sign-in-messages.ts'

type PasskeySignInProps = {
  readonly onSignedIn: () => void
  readonly onError: (message: string | undefined) => void
}

/** Signs in with a passkey, by this button or by the browser's autofill list at the e-mail field. */
export function PasskeySignIn({ onSignedIn, onError }: PasskeySignInProps) {
  const [pending, setPending] = useState(false)

  const enter = async (isAutofill: boolean) => {
    try {
      await signInWithPasskey({ isAutofill })
      onSignedIn()
    } catch (problem) {
      const message = passkeyMessage(problem)
      // The user did not ask for the autofill list, so show an error only if the server refused a chosen passkey.
      if (message && (!isAutofill || isRefusal(problem))) onError(message)
    }
  }

  const waitForAutofill = useEffectEvent(async (isCurrent: () => boolean) => {
    if ((await offersAutofill()) && isCurrent()) await enter(true)
  })
  useEffect(() => {
    let current = true
    void waitForAutofill(() => current)
    return () => {
      current = false
      void cancelCeremony()
    }
  }, [])

  const press = async () => {
    setPending(true)
    onError(undefined)
    await enter(false)
    setPending(false)
  }

  return (
    <Button variant="outline" onClick={press} loading={pending}>
      Entrar con una llave de acceso
    </Button>
  )
}

const refusals = new Set([
  'PASSKEY_NOT_FOUND',
  'AUTHENTICATION_FAILED',
  'CHALLENGE_NOT_FOUND',
  'PASSKEY_USER_NOT_VERIFIED',
])
const isRefusal = (problem: unknown) => problem instanceof ApiProblem && refusals.has(problem.code)

/** Undefined if the page itself cancelled the request. */
function passkeyMessage(problem: unknown): string | undefined {
  if (problem instanceof PasskeyFailure) return problem.isAborted ? undefined : problem.message
  return signInMessage(problem)
}
