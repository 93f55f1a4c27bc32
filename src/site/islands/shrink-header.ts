/** Marks the header once the page is scrolled past its full height; the styles fix and shrink it. */
export function shrinkHeader() {
  const header = document.querySelector<HTMLElement>('[data-sticky]')
  if (!header) return
  const mark = () => header.toggleAttribute('data-stuck', scrollY > 0)
  addEventListener('scroll', mark, { passive: true })
  mark()
}
