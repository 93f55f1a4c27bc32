/** In mm. */
type Size = { readonly width: number; readonly height: number }

/** Letter, the paper of printers in Mexico. */
export const paper: Size = { width: 215.9, height: 279.4 }

/** No printer prints to the edge of the paper. */
const margin = 10

type Format = {
  readonly label: string
  /** Name of its files. */
  readonly file: string
  /** Undefined: as large as the paper. */
  readonly size?: Size
  /** Side of the code with its quiet zone. */
  readonly code: number
  /** Height of a usual letter. */
  readonly text: number
  /** Whether the words are beside the code, or above and below it. */
  readonly isWide: boolean
}

/** What is printed, in mm. */
export const handoutFormats = {
  card: {
    label: 'Tarjeta',
    file: 'tarjeta',
    size: { width: 85, height: 54 },
    code: 36,
    text: 3.4,
    isWide: true,
  },
  poster: { label: 'Cartel para la sala de espera', file: 'cartel', code: 110, text: 10, isWide: false },
  sticker: {
    label: 'Calcomanía',
    file: 'calcomania',
    size: { width: 60, height: 60 },
    code: 30,
    text: 3.2,
    isWide: false,
  },
  foot: {
    label: 'Pie de receta',
    file: 'pie-de-receta',
    size: { width: 180, height: 36 },
    code: 32,
    text: 3.6,
    isWide: true,
  },
} as const satisfies Readonly<Record<string, Format>>
export type HandoutFormat = keyof typeof handoutFormats

export type HandoutLayout = Size & Pick<Format, 'code' | 'text' | 'isWide'>

export function layoutOf(name: HandoutFormat): HandoutLayout {
  const { size, ...format }: Format = handoutFormats[name]
  return { ...format, ...(size ?? { width: paper.width - 2 * margin, height: paper.height - 2 * margin }) }
}

/** Where the pieces are on the paper: as many as fit, in the middle. */
export function placesOnPaper(piece: Size): readonly { readonly x: number; readonly y: number }[] {
  const { width, height } = paper
  const fitting = (whole: number, part: number) => Math.max(1, Math.floor((whole - 2 * margin + 0.01) / part))
  const [columns, rows] = [fitting(width, piece.width), fitting(height, piece.height)]
  const left = (width - columns * piece.width) / 2
  const top = (height - rows * piece.height) / 2
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * piece.width,
    y: top + Math.floor(index / columns) * piece.height,
  }))
}
