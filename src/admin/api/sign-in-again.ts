import { create } from 'zustand'

type Waiting = { readonly promise: Promise<boolean>; readonly settle: (signedIn: boolean) => void }

/** Holds the requests that found the session ended, until she has signed in over the page or declined to. */
export const useSignInAgain = create<{ waiting: Waiting | undefined }>(() => ({ waiting: undefined }))

/** Opens the dialog, once for all requests that ask. Tells whether she signed in. */
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

/** Closes the dialog and lets the requests go on, or fail. */
export function endSignInAgain(signedIn: boolean): void {
  const { waiting } = useSignInAgain.getState()
  useSignInAgain.setState({ waiting: undefined })
  waiting?.settle(signedIn)
}
