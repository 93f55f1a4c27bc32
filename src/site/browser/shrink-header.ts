/** Marks a sticky header while the page is scrolled; its styles shrink it. */
export function shrinkHeader() {
  const header = document.querySelector<HTMLElement>('[data-sticky]')
  if (!header) return
  const mark = () => header.toggleAttribute('data-stuck', scrollY > 0)
  addEventListener('scroll', mark, { passive: true })
  // Not at once: asking for the position now would force a layout before the first paint.
  addEventListener('load', mark)
}
