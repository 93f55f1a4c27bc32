import { create, type Font } from 'fontkit'
import { figtree, labrada } from './share-fonts.ts'

const openFont = (base64: string): Font => {
  const font = create(Buffer.from(base64, 'base64'))
  if (!('layout' in font)) throw new Error('The file holds a collection, not a font.')
  return font
}

const fonts = { display: openFont(labrada), text: openFont(figtree) }

export type TextStyle = { readonly font: keyof typeof fonts; readonly size: number; readonly fill: string }

/** Labrada uses old-style figures by default; `lnum` selects lining figures. */
const features = ['lnum', 'kern', 'liga']

const run = (text: string, { font }: TextStyle) => fonts[font].layout(text, features)

export const textWidth = (text: string, style: TextStyle): number =>
  (run(text, style).advanceWidth / fonts[style.font].unitsPerEm) * style.size

/**
 * A line of text as outlines, because the renderer has none of the site's fonts. (x, y) is the start of the baseline.
 */
export function textLine(text: string, style: TextStyle, x: number, y: number): string {
  const scale = style.size / fonts[style.font].unitsPerEm
  const { glyphs, positions } = run(text, style)
  let pen = 0
  const outlines = glyphs.map((glyph, index) => {
    const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {}
    const outline = `<path transform="translate(${pen + xOffset} 0)" d="${glyph.path.toSVG()}"/>`
    pen += xAdvance
    return outline
  })
  return `<g fill="${style.fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
}

/**
 * Breaks the text into lines of at most `width`. A word that is wider ends with an ellipsis, and so does the last
 * line if the text needs more than `maxLines`.
 */
export function textLines(text: string, style: TextStyle, width: number, maxLines: number): string[] {
  const fits = (line: string) => textWidth(line, style) <= width
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.slice(0, maxLines)
  const last = shown.at(-1)
  if (last !== undefined && lines.length > maxLines) shown[shown.length - 1] = `${last} …`
  return shown.map((line) => cutShort(line, fits))
}

/** Shortens a line that is too wide. */
function cutShort(line: string, fits: (line: string) => boolean): string {
  let cut = line.replace(/ …$/, '…')
  while (!fits(cut) && cut.length > 1) cut = `${cut.replace(/…$/, '').slice(0, -1).trimEnd()}…`
  return cut
}

/** Picks the largest size at which the whole text fits into the box, or the smallest size if none fits. */
export function fittingText(
  text: string,
  { sizes, ...style }: Omit<TextStyle, 'size'> & { readonly sizes: readonly number[] },
  box: { readonly width: number; readonly height: number; readonly leading: number },
): { readonly style: TextStyle; readonly lines: readonly string[] } {
  const candidates = sizes.map((size) => {
    const maxLines = Math.floor(box.height / (size * box.leading))
    const lines = textLines(text, { ...style, size }, box.width, maxLines)
    return { style: { ...style, size }, lines }
  })
  const isWhole = ({ lines }: { readonly lines: readonly string[] }) => lines.join(' ') === normal(text)
  const smallest = candidates.at(-1)
  const found = candidates.find(isWhole) ?? smallest
  if (!found) throw new Error('There is no size to choose from.')
  return found
}

const normal = (text: string) => text.split(/\s+/).filter(Boolean).join(' ')
