import { type ShareCard, shareSize } from '#content/media/share-card.ts'
import { fittingText, textLine, textLines } from './share-text.ts'

/** Side of the square at the right that the pictures fill. */
export const pictureSide = shareSize.height
const column = shareSize.width - pictureSide
const margin = 56
const textWidth = column - margin * 2

const bandPadding = 40
const leading = 1.12

type Line = { readonly markup: (y: number) => string; readonly height: number; readonly ascent: number }

/** Draws the texts and backgrounds of a card as outlines: the title at the top, the doctor on a band below. */
export function shareSvg({ title, name, specialty, mentions, colours }: ShareCard): string {
  const lines = [
    ...linesOf(name, { font: 'display', size: 34, fill: colours.name }, 2),
    ...linesOf(specialty, { font: 'text', size: 23, fill: colours.words }, 2),
    ...mentions.flatMap((mention) => linesOf(mention, { font: 'text', size: 16.5, fill: colours.words }, 2)),
  ]
  const bandHeight = lines.reduce((sum, { height }) => sum + height, bandPadding * 2 - 6)
  const bandTop = shareSize.height - bandHeight
  let y = bandTop + bandPadding
  const words = lines.map(({ markup, height, ascent }) => {
    y += height
    return markup(y - height + ascent)
  })

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">` +
    `<rect width="100%" height="100%" fill="${colours.ground}"/>` +
    titleIn(bandTop, title, colours.title) +
    `<rect y="${bandTop}" width="${column}" height="${bandHeight}" fill="${colours.band}"/>` +
    `<rect y="${bandTop}" width="${column}" height="6" fill="${colours.accent}"/>` +
    `${words.join('')}</svg>`
  )
}

/** The title in the largest size that fits, vertically centred in the space above the band. */
function titleIn(height: number, title: string, fill: string): string {
  const sizes = [84, 76, 68, 62, 56, 50, 45, 40, 36]
  const box = { width: textWidth, height: height - margin * 1.6, leading }
  const { style, lines } = fittingText(title, { font: 'display', fill, sizes }, box)
  const lineHeight = style.size * leading
  const top = (height - lines.length * lineHeight) / 2
  return lines
    .map((line, index) => textLine(line, style, margin, top + lineHeight * index + style.size * 0.84))
    .join('')
}

function linesOf(text: string, style: Parameters<typeof textLine>[1], maxLines: number): Line[] {
  if (!text.trim()) return []
  const lines = textLines(text, style, textWidth, maxLines)
  return lines.map((line, index) => ({
    markup: (y) => textLine(line, style, margin, y),
    height: style.size * (index === lines.length - 1 ? 1.5 : 1.25),
    ascent: style.size * 0.9,
  }))
}
