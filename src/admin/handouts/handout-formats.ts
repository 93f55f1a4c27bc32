/** In mm. */
type Size = { readonly width: number; readonly height: number }

/** Letter, the paper of printers in Mexico. */
export const paper: Size = { width: 215.9, height: 279.4 }

/** No printer prints to the edge of the paper. */
const margin = 10

/** What is printed, in mm. */
export type HandoutFormat = Size & {
  readonly label: string
  /** Names the format and its files. */
  readonly file: string
  /** Side of the code with its quiet zone. */
  readonly code: number
  /** Height of a usual letter. */
  readonly text: number
  /** Whether the words are beside the code, or above and below it. */
  readonly isWide: boolean
}

export const poster: HandoutFormat = {
  label: 'Cartel para la sala de espera',
  file: 'cartel',
  width: paper.width - 2 * margin,
  height: paper.height - 2 * margin,
  code: 110,
  text: 10,
  isWide: false,
}

export const handoutFormats: readonly HandoutFormat[] = [
  { label: 'Tarjeta', file: 'tarjeta', width: 85, height: 54, code: 36, text: 3.4, isWide: true },
  poster,
  { label: 'Calcomanía', file: 'calcomania', width: 60, height: 60, code: 30, text: 3.2, isWide: false },
  {
    label: 'Pie de receta',
    file: 'pie-de-receta',
    width: 180,
    height: 36,
    code: 32,
    text: 3.6,
    isWide: true,
  },
]

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
