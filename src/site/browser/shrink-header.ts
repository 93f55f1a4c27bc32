/** Sets an attribute on a sticky header while the page is scrolled; the styles then shrink it. */
export function shrinkHeader() {
  const header = document.querySelector<HTMLElement>('[data-sticky]')
  if (!header) return
  const mark = () => header.toggleAttribute('data-stuck', scrollY > 0)
  addEventListener('scroll', mark, { passive: true })
  // Wait for `load`: reading the scroll position now would force a layout before the first paint.
  addEventListener('load', mark)
}
