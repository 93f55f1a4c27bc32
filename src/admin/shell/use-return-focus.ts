import { useLayoutEffect, useState } from 'react'

/** When a dialog closes, returns the focus to the element that had it before. */
export function useReturnFocus() {
  // Read before the dialog takes the focus.
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(
    () => () => {
      // Wait until the page behind the dialog can be focused again.
      if (before instanceof HTMLElement)
        setTimeout(() => before.isConnected && before.focus({ preventScroll: true }))
    },
    [before],
  )
}
