import { useLayoutEffect } from 'react'

/** When what is open is taken away, the focus goes back to what opened it. */
export function useFocusReturn() {
  useLayoutEffect(() => {
    const opener = document.activeElement
    return () => {
      // Once the page behind can be reached again.
      if (opener instanceof HTMLElement) setTimeout(() => opener.isConnected && opener.focus())
    }
  }, [])
}
