import { useEffect, useState } from 'react'
import { requestSiteContent, unexpectedStructure } from '#site/islands/site-content-request.ts'
import { listedItems, type MenuData } from './menu-entries.ts'

/** The menu items as saved now. Until they load, or if loading fails, the items of the page. */
export function useMenuItems(pageMenu: MenuData, failureText: string) {
  const { pages } = pageMenu
  const [items, setItems] = useState(pageMenu.items)
  /** Message for the visitor; empty if there is no error. */
  const [problem, setProblem] = useState('')

  useEffect(() => {
    requestSiteContent().then(
      (content) => setItems([...content.items, ...(pages ?? [])]),
      (error: unknown) => {
        const unexpected = error instanceof Error && error.message === unexpectedStructure
        setProblem(unexpected ? unexpectedStructure : failureText)
      },
    )
  }, [failureText, pages])

  return { items: listedItems(items, pageMenu), problem }
}
