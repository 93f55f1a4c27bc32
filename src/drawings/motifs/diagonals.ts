import type { Inks } from '../colours.ts'
import { bezier, spiral, swell } from '../geometry.ts'
import { inkedPetal, pair, stroke } from '../strokes.ts'
import { at, disc, type Markup } from '../svg.ts'

export const diagonalNames = ['hoja', 'voluta', 'trebol'] as const
export type Diagonal = (typeof diagonalNames)[number]

/** The four plants from the centre of a tile to its corners, drawn pointing up. */
export const diagonals: Record<Diagonal, (inks: Inks) => Markup> = {
  hoja: (inks) =>
    inkedPetal(inks, 60, 112, 13, 'point') +
    pair(bezier([3, -64], [16, -66], [24, -78], [22, -94]), swell(1, 5, 0.55), inks.line),

  voluta: (inks) =>
    pair(bezier([2, -58], [4, -84], [34, -78], [28, -100]), swell(1.6, 5.4, 0.45), inks.line) +
    pair(spiral(20.5, -99, 8, 90, 0.95, -1), (t) => 3.8 - 1.6 * t * t, inks.line, 10) +
    inkedPetal(inks, 64, 94, 7.5, 'point', false) +
    disc(0, -103, 3.6, inks.accent),

  trebol(inks) {
    const lobe = (angle: number, length: number) =>
      `<g transform="rotate(${angle} 0 -74)">${at(0, -74, inkedPetal(inks, 2, length, 11, 'heart', false))}</g>`
    return (
      stroke(bezier([0, -56], [0, -62], [0, -68], [0, -76]), () => 3.4, inks.line, 3) +
      lobe(-78, 27) +
      lobe(78, 27) +
      lobe(0, 36) +
      disc(0, -76, 6, inks.line) +
      disc(0, -76, 3.6, inks.accent)
    )
  },
}
