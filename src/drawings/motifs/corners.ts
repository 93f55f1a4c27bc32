import type { Inks } from '../colours.ts'
import { bezier, mirrored, swell } from '../geometry.ts'
import { inkedPetal, pair } from '../strokes.ts'
import { beads, disc, dots, type Markup, path, turn } from '../svg.ts'

/** A flower for the top left corner of a tile, with the petals of its visible quarter; four adjacent tiles complete it. */
export const cornerFlower = (inks: Inks): Markup =>
  turn(8, inkedPetal(inks, 13, 45, 13, 'round'), 90, 3) +
  beads(8, 43, 2.6, inks.line, 22.5) +
  disc(0, 0, 15, inks.line) +
  disc(0, 0, 12, inks.accent) +
  beads(8, 7.4, 1.5, inks.line) +
  disc(0, 0, 3.2, inks.line)

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
