/** Time in ms without scrolling before embla takes over the list. */
const rest = 100

/**
 * Calls back once with the index of the aligned slide, when a scroll-snap list has stopped scrolling and no pointer
 * is down.
 * @param viewport Its only child is the list of slides, which all have the same width.
 * @returns A function that stops waiting.
 */
export function whenAtRest(viewport: HTMLElement, callback: (index: number) => void): () => void {
  let last = viewport.scrollLeft
  const timer = setInterval(() => {
    const { scrollLeft } = viewport
    const isHeld = scrollLeft !== last || viewport.matches(':active')
    last = scrollLeft
    const slideWidth = viewport.firstElementChild?.firstElementChild?.getBoundingClientRect().width ?? 1
    const index = Math.round(scrollLeft / slideWidth)
    if (isHeld || Math.abs(scrollLeft - index * slideWidth) >= 2) return
    clearInterval(timer)
    callback(index)
  }, rest)
  return () => clearInterval(timer)
}
