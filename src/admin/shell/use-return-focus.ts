import { useLayoutEffect, useState } from 'react'

/**
 * When a dialog closes, returns the focus to the element that had it before, unless something else has taken it, such as
 * a field that the choice in the dialog leads to.
 */
export function useReturnFocus() {
  // Read before the dialog takes the focus.
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(
    () => () => {
      if (!(before instanceof HTMLElement)) return
      // Wait until the page behind the dialog can be focused again.
      setTimeout(() => {
        if (document.activeElement === document.body) before.focus({ preventScroll: true })
      })
    },
    [before],
  )
}
