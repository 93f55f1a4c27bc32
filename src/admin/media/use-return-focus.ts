import { useLayoutEffect, useState } from 'react'

/** Puts the focus back where it was before a dialog opened, as the dialog goes. */
export function useReturnFocus() {
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [before],
  )
}
