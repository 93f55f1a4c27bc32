import { useLayoutEffect, useState } from 'react'

/** When a dialog closes, returns the focus to the element that had it before. */
export function useReturnFocus() {
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [before],
  )
}
