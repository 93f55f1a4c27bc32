import type { MediaCrop, MediaFocus } from '#content/media.ts'

const whole: MediaCrop = { x: 0, y: 0, width: 100, height: 100 }

/** A crop of what another crop shows, in percent of the source. */
export function cropWithin(outer: MediaCrop | null, inner: MediaCrop): MediaCrop | null {
  const { x, y, width, height } = outer ?? whole
  const crop = {
    x: round(x + (inner.x * width) / 100),
    y: round(y + (inner.y * height) / 100),
    width: round((inner.width * width) / 100),
    height: round((inner.height * height) / 100),
  }
  const showsAll = crop.width > 99.5 && crop.height > 99.5
  return showsAll ? null : crop
}

/** The same spot of the source, or the nearest that the other crop shows, in percent of that crop. */
export function focusAfterCrop(
  focus: MediaFocus,
  before: MediaCrop | null,
  after: MediaCrop | null,
): MediaFocus {
  const [from, to] = [before ?? whole, after ?? whole]
  const move = (at: number, start: number, length: number, newStart: number, newLength: number) =>
    percent(((start + (at * length) / 100 - newStart) / newLength) * 100)
  return {
    x: move(focus.x, from.x, from.width, to.x, to.width),
    y: move(focus.y, from.y, from.height, to.y, to.height),
  }
}

/** Within 0 to 100, whole. */
export const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)))

/** What the server keeps of a crop's fractions. */
const round = (value: number) => Math.round(value * 100) / 100
