import { fitText, type Measure, wholeText } from './fit-text.ts'

/**
 * Widths in pixels of a text on one line that Google shows. It publishes no limits ('truncated as needed',
 * https://developers.google.com/search/docs/appearance/title-link), so these were measured by others: a title of
 * 20 px Arial is cut at 580 to 600 px on a desktop
 * (https://www.rocketmill.co.uk/title-tags-now-20-longer-on-desktop-google-search-results,
 * https://docs.rs/codoseo-web/latest/src/codoseo_web/serp.rs.html), a description of 14 px Arial at 920 to 990 px. A
 * phone shows two lines of 328 px of the title, of which the last word of the first leaves some empty, and about 680 px
 * of the description. The smaller number of each is used here.
 */
const limits = {
  desktop: { title: 580, description: 920 },
  phone: { title: 620, description: 680 },
} as const

export type Device = keyof typeof limits
export type ResultPart = keyof (typeof limits)[Device]

const fonts = {
  title: '400 20px Arial, "Liberation Sans", Arimo, Helvetica, sans-serif',
  description: '400 14px Arial, "Liberation Sans", Arimo, Helvetica, sans-serif',
}

/** A part of a search result as a device shows it, and whether that is all of it. */
export function shownPart(text: string, part: ResultPart, device: Device) {
  const shown = fitText(text, limits[device][part], measureIn(fonts[part]))
  return { shown, isWhole: shown === wholeText(text) }
}

let context: CanvasRenderingContext2D | null | undefined

const measureIn =
  (font: string): Measure =>
  (text) => {
    context ??= document.createElement('canvas').getContext('2d')
    if (!context) return 0
    context.font = font
    return context.measureText(text).width
  }
