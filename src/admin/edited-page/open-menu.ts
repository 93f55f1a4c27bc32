/**
 * Opens the first list of the page's menu, or on a phone the side menu, because the layouts look the same while they
 * are closed.
 */
export function openMenu(page: Document): void {
  const openers = page.querySelectorAll<HTMLElement>(
    '[data-section="NavMenu"] [aria-expanded], [popovertarget="menu"]',
  )
  const opener = [...openers].find((each) => each.checkVisibility())
  const loader = page.querySelector<HTMLScriptElement>('script[nomodule]')
  if (!opener || !loader) return
  // The page itself waits for its first paint. A module runs only once.
  const script = page.createElement('script')
  script.type = 'module'
  script.src = loader.src
  script.addEventListener('load', () => {
    page.defaultView?.dispatchEvent(new Event('pointermove'))
    opener.click()
  })
  page.head.append(script)
}
