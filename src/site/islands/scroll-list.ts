/** Time in ms without scrolling before embla takes over the list. */
const rest = 100

/**
 * Calls back once with the index of the aligned slide, when a scroll-snap list has stopped scrolling and no pointer
 * is down.
 * @param viewport Its only child is the list of slides.
 * @returns A function that stops waiting.
 */
export function whenAtRest(viewport: HTMLElement, callback: (index: number) => void): () => void {
  let last = viewport.scrollLeft
  const timer = setInterval(() => {
    const held = viewport.scrollLeft !== last || viewport.matches(':active')
    last = viewport.scrollLeft
    const index = held ? -1 : alignedSlide(viewport)
    if (index < 0) return
    clearInterval(timer)
    callback(index)
  }, rest)
  return () => clearInterval(timer)
}

/** Index of the slide at the list's scroll position; -1 between two slides. */
const alignedSlide = (viewport: HTMLElement) =>
  slidePositions(viewport).findIndex((position) => Math.abs(position - viewport.scrollLeft) < 2)

/** Scroll position of each slide: the first is 0, all slides have the same width. */
function slidePositions(viewport: HTMLElement): number[] {
  const slides = [...(viewport.firstElementChild?.children ?? [])]
  const lefts = slides.map((slide) => slide.getBoundingClientRect().left)
  return lefts.map((left) => left - (lefts[0] ?? 0))
}
