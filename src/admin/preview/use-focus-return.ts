import { useLayoutEffect } from 'react'

/** On unmount, returns the focus to the element that had it on mount. */
export function useFocusReturn() {
  useLayoutEffect(() => {
    const opener = document.activeElement
    return () => {
      // Wait until the page behind the dialog is focusable again.
      if (opener instanceof HTMLElement) setTimeout(() => opener.isConnected && opener.focus())
    }
  }, [])
}
