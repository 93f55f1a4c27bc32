import type { Inks } from '../colours.ts'
import { around, bezier, mirrored, type Point, polar, type Spot, swell } from '../geometry.ts'
import { inkedPetal, pair } from '../strokes.ts'
import { at, dots, each, type Markup, path, ring } from '../svg.ts'

/** The corners of a tile, clockwise from the top left. */
export const corners: readonly Point[] = [
  [-120, -120],
  [120, -120],
  [120, 120],
  [-120, 120],
]

/** The petals of flowers in the corners that a tile shows: a quarter of each, and the halves at its edges. */
export const cornerSpots = (unit?: number): readonly Spot[] =>
  corners.flatMap((at, i) => around(8, { from: 90 * (i + 1), count: 3, at, unit }))

/** A flower with a ring in each corner, of which a tile shows a quarter; four adjacent tiles complete it. */
export const cornerFlowers = (inks: Inks): Markup =>
  each(corners, (corner) => at(...corner, ring(56, 2.6, inks.line))) +
  inkedPetal(inks, 13, 45, 13, 'round', true, cornerSpots()) +
  dots(beadsOfCorners(2, 43, 22.5), 2.6, inks.line) +
  dots(corners, 15, inks.line) +
  dots(corners, 12, inks.accent) +
  dots(beadsOfCorners(3, 7.4, 0), 1.5, inks.line) +
  dots(corners, 3.2, inks.line)

/** The `count` of eight beads around each corner that a tile shows. */
const beadsOfCorners = (count: number, distance: number, offset: number): readonly Point[] =>
  corners.flatMap(([x, y], i) =>
    Array.from({ length: count }, (_, k): Point => {
      const [dx, dy] = polar(distance, 90 * (i + 1) + offset + 45 * k)
      return [x + dx, y + dy]
    }),
  )

/** Half a diamond and a vine in the middle of a side; the adjacent tile has the other half. */
export function sideMotif(inks: Inks): Markup {
  const vine = bezier([7, -116], [22, -119], [32, -104], [47, -104])
  return (
    pair(vine, swell(1.4, 6, 0.35), inks.line) +
    dots(mirrored(52.5, -103), 3, inks.line) +
    path('M-11 -120L0 -107.5L11 -120Z', inks.line) +
    path('M-6.2 -120L0 -112.8L6.2 -120Z', inks.accent)
  )
}
