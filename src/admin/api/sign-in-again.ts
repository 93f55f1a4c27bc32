import { create } from 'zustand'

type Waiting = { readonly promise: Promise<boolean>; readonly settle: (signedIn: boolean) => void }

/** Holds the requests that failed because the session ended, until the user signs in again or closes the dialog. */
export const useSignInAgain = create<{ waiting: Waiting | undefined }>(() => ({ waiting: undefined }))

/** Opens the dialog, once for all waiting requests. Resolves to whether the user signed in. */
export function signInAgain(): Promise<boolean> {
  const { waiting } = useSignInAgain.getState()
  if (waiting) return waiting.promise

  let settle: (signedIn: boolean) => void = () => undefined
  const promise = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  useSignInAgain.setState({ waiting: { promise, settle } })
  return promise
}

/** Closes the dialog. The waiting requests are sent again, or fail. */
export function endSignInAgain(signedIn: boolean): void {
  const { waiting } = useSignInAgain.getState()
  useSignInAgain.setState({ waiting: undefined })
  waiting?.settle(signedIn)
}
