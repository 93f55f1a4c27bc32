import { useEffect, useState } from 'react'
import { requestSiteContent, unexpectedStructure } from '#site/islands/site-content-request.ts'
import type { MenuItem } from './menu-entries.ts'

/** The menu's items as they are saved now. Until they are loaded, or if loading fails, the items of the page. */
export function useMenuItems(ofPage: readonly MenuItem[], failureText: string) {
  const [items, setItems] = useState(ofPage)
  /** What to tell the visitor; empty while all is well. */
  const [problem, setProblem] = useState('')

  useEffect(() => {
    requestSiteContent().then(
      (content) => setItems(content.items),
      (error: unknown) => {
        const unexpected = error instanceof Error && error.message === unexpectedStructure
        setProblem(unexpected ? unexpectedStructure : failureText)
      },
    )
  }, [failureText])

  return { items, problem }
}
