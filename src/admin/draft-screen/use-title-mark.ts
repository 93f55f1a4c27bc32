import { useEffect } from 'react'

/** Marks the page title while there are unsaved changes, so that the browser tab shows it. */
export function useTitleMark(marked: boolean) {
  useEffect(() => {
    if (!marked) return
    const title = document.title
    document.title = `● ${title}`
    return () => {
      if (document.title === `● ${title}`) document.title = title
    }
  }, [marked])
}
