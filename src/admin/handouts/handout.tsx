import type { ReactNode } from 'react'
import type { SiteTheme } from '#content/theme/index.ts'
import type { Code } from './code.ts'
import { fitLines } from './fit-lines.ts'
import { type HandoutFormat, paper, placesOnPaper } from './handout-formats.ts'

type HandoutWords = {
  readonly name: string
  readonly specialty: string
  /** What the code is for: 'Escríbame por WhatsApp'. */
  readonly call: string
  /** The short address below it. */
  readonly shown: string
  /** What the law wants in an advertisement: licences, certificate and notice, at the foot. */
  readonly mentions: readonly string[]
}

export type HandoutProps = {
  readonly words: HandoutWords
  readonly code: Code
  readonly format: HandoutFormat
  readonly roles: SiteTheme['roles']
}

const fonts = { title: 'Labrada, Georgia, serif', text: 'Figtree, Helvetica, Arial, sans-serif' }

/** As many pieces as fit on a sheet of paper, with lines to cut along. Lengths are in mm. */
export const HandoutSheet = (piece: HandoutProps) => (
  <Drawing {...paper} label="Vista de la hoja">
    <rect width={paper.width} height={paper.height} fill="#fff" />
    {placesOnPaper(piece.format).map(({ x, y }) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <Piece {...piece} />
      </g>
    ))}
  </Drawing>
)

/** One piece as a picture of its own. */
export const HandoutPicture = (piece: HandoutProps) => (
  <Drawing width={piece.format.width} height={piece.format.height} label={piece.words.call}>
    <Piece {...piece} />
  </Drawing>
)

type DrawingProps = {
  readonly width: number
  readonly height: number
  readonly label: string
  readonly children: ReactNode
}

const Drawing = ({ width, height, label, children }: DrawingProps) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox={`0 0 ${width} ${height}`}
    width={`${width}mm`}
    height={`${height}mm`}
    role="img"
    aria-label={label}
  >
    {children}
  </svg>
)

function Piece({ words, code, format, roles }: HandoutProps) {
  const { width, height, code: side, isWide } = format
  const { blocks, below, text, left, top, codeLeft, codeTop } = arranged(words, format, roles)
  const bar = format.text * barHeight
  const anchor = isWide ? 'start' : 'middle'
  const blockGap = text * blockSpace
  return (
    <>
      <rect width={width} height={height} fill="#fff" stroke={roles['brand-200']} strokeWidth={0.2} />
      <rect width={width} height={bar} fill={roles['brand-800']} />
      <rect y={bar} width={width} height={bar * 0.25} fill={roles['accent-500']} />
      <Lines blocks={blocks} x={left} y={top} anchor={anchor} gap={blockGap} />
      <g
        transform={`translate(${codeLeft} ${codeTop}) scale(${side / code.size})`}
        shapeRendering="crispEdges"
      >
        <rect width={code.size} height={code.size} fill="#fff" />
        <path d={code.path} fill={roles['brand-950']} />
      </g>
      {!isWide && (
        <Lines blocks={below} x={left} y={codeTop + side + blockGap} anchor={anchor} gap={blockGap} />
      )}
    </>
  )
}

type Block = ReturnType<typeof fitLines> & {
  readonly fill: string
  readonly font: string
  readonly weight: number
}

/** In parts of a usual letter's height. */
const barHeight = 0.7
const blockSpace = 0.55
const lineHeight = 1.2
/** Small, but still to be read on the smallest piece: they do not shrink with the other words. */
const mentionSize = 0.44

/** Where the code and the words are: with smaller letters where they would not fit. */
function arranged(
  words: HandoutWords,
  format: HandoutFormat,
  roles: HandoutProps['roles'],
  text = format.text,
) {
  const { width, height, code: side, isWide, text: gap } = format
  const bar = gap * barHeight
  const middle = width / 2
  const [column, left] = isWide ? [width - side - 4 * gap, side + 2.5 * gap] : [width - 4 * gap, middle]
  const block = (words: string, size: number, fill: string, weight: number, font = fonts.text): Block => {
    return { ...fitLines(words, column, text * size, 2), fill, weight, font }
  }
  const isWritten = ({ lines }: Block) => lines.join('') !== ''
  const above = [
    block(words.name, 1.5, roles['brand-900'], 700, fonts.title),
    block(words.specialty, 1, roles['ink-2'], 400),
    block(words.call, 1.25, roles['brand-700'], 700),
  ].filter(isWritten)
  const address = fitLines(words.shown, column, text * 1.05, isWide ? 3 : 2)
  const mentions = fitLines(words.mentions.join(' · '), column, gap * mentionSize, 8)
  const below: readonly Block[] = [
    { ...address, fill: roles.ink, weight: 600, font: fonts.text },
    { ...mentions, fill: roles['ink-2'], weight: 400, font: fonts.text },
  ].filter(isWritten)
  const blocks = isWide ? [...above, ...below] : above
  const blockGap = text * blockSpace
  const heightOf = (all: readonly Block[]) =>
    all.reduce((sum, { lines, size }) => sum + lines.length * size * lineHeight + blockGap, -blockGap)
  const wordsHeight = heightOf(blocks)
  const used = wordsHeight + (isWide ? 0 : side + heightOf(below) + 2 * blockGap)
  const free = height - bar - gap - used
  if (free < 0 && text > 1) return arranged(words, format, roles, text * 0.93)

  const top = bar + gap / 2 + free / 2
  const codeTop = isWide ? bar + (height - bar - side) / 2 : top + wordsHeight + blockGap
  const codeLeft = isWide ? gap : middle - side / 2
  return { blocks, below, text, left, top, codeLeft, codeTop }
}

type LinesProps = {
  readonly blocks: readonly Block[]
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle'
  readonly gap: number
}

/** Texts below each other. */
function Lines({ blocks, x, y, anchor, gap }: LinesProps) {
  let top = y
  return blocks.map(({ lines, size, fill, font, weight }) => {
    const start = top
    top += lines.length * size * lineHeight + gap
    return lines.map((line, index) => (
      <text
        key={`${start} ${line}`}
        x={x}
        y={start + (index + 0.85) * size * lineHeight}
        fontFamily={font}
        fontSize={size}
        fontWeight={weight}
        fill={fill}
        textAnchor={anchor}
      >
        {line}
      </text>
    ))
  })
}
