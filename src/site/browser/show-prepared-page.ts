import { likelyAttribute } from '#site/speculation-rules.ts'

/**
 * Lets the page of a marked link appear without a transition: the browser draws this page once more for it, while the
 * prepared page waits. Other pages have to be loaded anyway.
 */
export function showPreparedPageAtOnce(): void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  addEventListener('pointerdown', ({ target }) => {
    const isMarked = target instanceof Element && target.closest(`[${likelyAttribute}]`)
    sheet.replaceSync(isMarked ? '@view-transition { navigation: none }' : '')
  })
  // The way back to this page may have its transition.
  addEventListener('pagehide', () => sheet.replaceSync(''))
}
