import { type Inks, inverted, inks as talaveraInks } from './colours.ts'
import { around, bezier, swell } from './geometry.ts'
import { type Axial, axialNames, axials } from './motifs/axials.ts'
import { type Medallion, medallionNames, medallions, rosetteNames, rosettes } from './motifs/centres.ts'
import { cornerFlowers, cornerSpots, corners, sideMotif } from './motifs/corners.ts'
import { type Diagonal, diagonalNames, diagonals } from './motifs/diagonals.ts'
import { chance } from './random.ts'
import { inkedPetal, pair, type Tip } from './strokes.ts'
import { disc, dots, type Markup, rect, ring, shared, turn } from './svg.ts'

export type TileOptions = {
  readonly axial?: Axial
  readonly diagonal?: Diagonal
  readonly medallion?: Medallion
  /** Inner markup of a stroke icon on a 24 grid. Without an icon, the centre is a rosette. */
  readonly icon?: string
  /** White on cobalt. */
  readonly invert?: boolean
  /** Without background, for walls that have their own. */
  readonly bare?: boolean
}

export const tileBox = '-120 -120 240 240'

/** A tile of 240 × 240 around the origin, always the same for the same seed. */
export function tile(seed: string, options: TileOptions = {}): Markup {
  const { pick } = chance(seed)
  const inks = inksOf(options)
  const axial = options.axial ?? pick(axialNames)
  const diagonal = options.diagonal ?? pick(diagonalNames)
  const medallion = options.medallion ?? pick(medallionNames)
  const rosette = pick(rosetteNames)

  return (
    ground(inks, options) +
    turn(4, sideMotif(inks)) +
    shared(cornerFlowers(inks)) +
    turn(4, axials[axial](inks)) +
    turn(4, diagonals[diagonal](inks), 45) +
    (options.icon
      ? shared(medallions[medallion](inks)) + tileIcon(options.icon, inks, 2.55, 1.5)
      : shared(rosettes[rosette](inks)))
  )
}

/** For sizes below 110 px: fewer and thicker strokes. */
export function simpleTile(seed: string, options: TileOptions = {}): Markup {
  const { next, pick } = chance(seed)
  for (let skipped = 0; skipped < 5; skipped++) next()
  const inks = inksOf(options)
  const unit = 1
  const tip = pick<Tip>(['round', 'point', 'ogee'])
  const eight = next() < 0.5
  const flowers =
    inkedPetal(inks, 12, 52, 16, 'round', false, cornerSpots(unit)) +
    dots(corners, 18, inks.line) +
    dots(corners, 13, inks.accent)
  const leaves = pair(bezier([5, -66], [30, -70], [44, -76], [42, -102]), swell(2, 10, 0.5), inks.line)
  const rosette =
    inkedPetal(inks, 14, 72, 22, 'heart', true, around(8, { unit })) +
    disc(0, 0, 22, inks.line) +
    disc(0, 0, 16, inks.accent)
  return (
    ground(inks, options) +
    shared(flowers) +
    shared(inkedPetal(inks, 58, 112, eight ? 24 : 18, tip, true, around(4, { unit }))) +
    (eight ? '' : turn(4, leaves)) +
    (options.icon
      ? disc(0, 0, 72, inks.line) +
        disc(0, 0, 66, inks.bg) +
        ring(60, 2, inks.fill) +
        tileIcon(options.icon, inks, 3.7, 1.6)
      : shared(rosette))
  )
}

/** An icon of the 24-grid, centred on the origin. */
export const tileIcon = (icon: string, inks: Inks, scale: number, width: number): Markup =>
  `<g transform="scale(${scale}) translate(-12 -12)" fill="none" stroke="${inks.line}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">` +
  `${icon.replaceAll('var(--accent-500)', inks.accent)}</g>`

const inksOf = ({ invert }: TileOptions): Inks => (invert ? inverted(talaveraInks) : talaveraInks)

const ground = (inks: Inks, { bare }: TileOptions): Markup =>
  bare ? '' : rect(-120, -120, 240, 240, inks.bg)
