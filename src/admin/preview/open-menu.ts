import { startLoader } from './morph-page.ts'

/**
 * Opens the first list of the page's menu, or on a phone the side menu, because the layouts look the same while they
 * are closed.
 */
export function openMenu(page: Document): void {
  const openers = page.querySelectorAll<HTMLElement>(
    '[data-section="NavMenu"] [aria-expanded], [popovertarget="menu"]',
  )
  const opener = [...openers].find((each) => each.checkVisibility())
  if (!opener) return
  startLoader(page)?.addEventListener('load', () => {
    page.defaultView?.dispatchEvent(new Event('pointermove'))
    opener.click()
  })
}
