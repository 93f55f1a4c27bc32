import type { MediaCrop, MediaFocus } from '#content/media/media.ts'

const whole: MediaCrop = { x: 0, y: 0, width: 100, height: 100 }

/** Combines a crop with a second crop of its result, in percent of the source. */
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

/** Converts a focal point from one crop to another: the same spot, or the nearest one inside the new crop. */
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

const arrows: Readonly<Record<string, MediaFocus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The focal point after an arrow key: `reach` percent further, or 10 with Shift. Undefined for other keys. */
export function focusAfterKey(
  focus: MediaFocus,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  reach: number,
): MediaFocus | undefined {
  const step = arrows[key]
  const length = shiftKey ? 10 : reach
  return step && { x: percent(focus.x + step.x * length), y: percent(focus.y + step.y * length) }
}

/** A whole number from 0 to 100. */
export const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)))

/** Two decimals, as the server stores crops. */
const round = (value: number) => Math.round(value * 100) / 100
