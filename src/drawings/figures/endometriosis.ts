import { accent, brand } from '../colours.ts'
import type { Point } from '../geometry.ts'
import { disc, each, line, type Markup } from '../svg.ts'
import { marker } from './markers.ts'
import { centred, organs } from './uterus.ts'

const spot = ([x, y]: Point, r: number): Markup =>
  disc(x, y, r, brand[800]) +
  disc(x, y, r - 1.6, accent[500]) +
  disc(x - r * 0.25, y - r * 0.25, r * 0.3, accent[100])

const focus: readonly Point[] = [
  [0, 0],
  [11, 5],
  [4, 12],
]

const foci = (x: number, y: number): Markup =>
  each(focus, ([dx, dy], index) => spot([x + dx, y + dy], 6 - index))

/** Where endometriosis grows: in an ovary, on a tube, on the womb and on the ligaments behind it. */
export const endometriosis = (): Markup =>
  centred(
    line('M-33 62C-58 70 -86 72 -112 64M33 62C58 70 86 72 112 64', brand[700], 11) +
      line('M-33 62C-58 70 -86 72 -112 64M33 62C58 70 86 72 112 64', brand[200], 6) +
      organs +
      disc(-140, -4, 24, brand[700]) +
      disc(-140, -4, 21, accent[500]) +
      disc(-146, -10, 8, accent[300]) +
      foci(122, -108) +
      foci(-58, -72) +
      foci(78, 63) +
      marker(1, [-204, 40], [-150, 6]) +
      marker(2, [196, -142], [133, -104]) +
      marker(3, [-110, -142], [-56, -72]) +
      marker(4, [150, 110], [88, 70]),
  )
