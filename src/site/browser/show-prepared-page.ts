import { likelyAttribute } from '#site/speculation-rules.ts'

/**
 * Lets the page of a marked link appear without a transition: the browser draws this page once more for it, while the
 * prepared page waits. Other pages have to be loaded anyway.
 */
export function showPreparedPageAtOnce(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('@view-transition { navigation: none }')
  function set(isAtOnce: boolean) {
    // The browser styles the whole page anew after each change.
    if (document.adoptedStyleSheets.includes(sheet) !== isAtOnce)
      document.adoptedStyleSheets = isAtOnce ? [sheet] : []
  }
  addEventListener('pointerdown', ({ target }) =>
    set(target instanceof Element && target.closest(`[${likelyAttribute}]`) !== null),
  )
  // The way back to this page may have its transition. Not as the page is left: the prepared one would wait for it.
  addEventListener('pageshow', () => set(false))
}
