/** How long a list must stand still before embla takes it over, in milliseconds. */
const rest = 100

/**
 * Calls back once with the index of the aligned slide, when a scroll-snap list stands still and no pointer holds it.
 * @param viewport Holds the list of slides as its only child.
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

/** Index of the slide that the list stands at; -1 between two. */
const alignedSlide = (viewport: HTMLElement) =>
  slidePositions(viewport).findIndex((position) => Math.abs(position - viewport.scrollLeft) < 2)

/** Where the list scrolls to for each slide: the first one's place is the start, all are equally wide. */
function slidePositions(viewport: HTMLElement): number[] {
  const slides = [...(viewport.firstElementChild?.children ?? [])]
  const lefts = slides.map((slide) => slide.getBoundingClientRect().left)
  return lefts.map((left) => left - (lefts[0] ?? 0))
}
