import { useEffect } from 'react'

/** Marks the page's title while there are unsaved changes, so that her browser's tab shows it. */
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
