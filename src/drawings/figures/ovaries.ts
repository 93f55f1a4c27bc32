import { accent, brand, paper } from '../colours.ts'
import type { Point } from '../geometry.ts'
import { at, disc, each, line, type Markup, oval, rotated, times } from '../svg.ts'
import { marker } from './markers.ts'

const follicle = ([x, y]: Point, r: number): Markup =>
  disc(x, y, r, brand[700]) +
  disc(x, y, r - 1.8, brand[100]) +
  disc(x + r * 0.2, y + r * 0.2, r * 0.28, accent[500])

/** An ovary, cut open. */
const ovary = (rx: number, ry: number, content: Markup): Markup =>
  oval(0, 0, rx, ry, brand[700]) +
  oval(0, 0, rx - 3, ry - 3, brand[200]) +
  oval(0, 0, rx - 11, ry - 11, paper) +
  content

const usual = ovary(
  64,
  44,
  each(
    [
      [-34, 6, 9],
      [-12, -16, 11],
      [14, 12, 8],
      [-10, 20, 6],
    ] as const,
    ([x, y, r]) => follicle([x, y], r),
  ) + follicle([32, -6], 17),
)

const withCyst = ovary(
  82,
  70,
  disc(12, -4, 54, brand[700]) +
    disc(12, -4, 51, accent[100]) +
    line('M-20 -22A38 38 0 0 1 4 -40', paper, 5) +
    follicle([-56, 6], 8) +
    follicle([-50, -22], 6) +
    follicle([-46, 30], 7),
)

const polycystic = ovary(
  74,
  54,
  times(12, (index) => {
    const angle = (index / 12) * 2 * Math.PI
    return follicle([52 * Math.cos(angle), 33 * Math.sin(angle)], 8.4)
  }),
)

/** Three ovaries: with follicles, with a functional cyst, and with many small follicles. */
export const ovaries = (): Markup =>
  at(108, 100, rotated(-14, usual)) +
  at(350, 120, rotated(10, withCyst)) +
  at(170, 262, rotated(-8, polycystic)) +
  marker(1, [44, 186], [84, 130]) +
  marker(2, [420, 236], [372, 158]) +
  marker(3, [286, 318], [222, 280])
