import { accent, brand, clay, clayDark, clayLight, paper } from '../colours.ts'
import { at, disc, line, type Markup, path, place, rect, ring, times } from '../svg.ts'
import { cup, emptyVase } from './set.ts'
import { tiledWall } from './still-life.ts'

/** The methods on the table, to look at and choose: calendar, pills, IUD, ring and implant. */
export const familyPlanning = (): Markup =>
  tiledWall('eleccion') +
  surface() +
  deskCalendar() +
  at(636, 442, emptyVase(), 1.5) +
  sprigs() +
  box() +
  iud() +
  blister() +
  implant() +
  vaginalRing() +
  at(732, 452, `<g transform="scale(1.3)">${cup(-15, -34)}</g>`)

/** The table, seen a little from above. */
const surface = (): Markup => rect(0, 426, 800, 174, clayLight) + rect(0, 426, 800, 8, clay)

const deskCalendar = (): Markup =>
  path('M92 440L116 214H300L324 440Z', brand[800]) +
  path('M104 430L126 226H290L312 430Z', paper) +
  path('M126 226H290L295 268H121Z', brand[700]) +
  times(7, (i) => rect(136 + i * 22, 204, 7, 26, brand[300], 3.5)) +
  times(5, (row) =>
    times(6, (col) => {
      const chosen = row * 6 + col
      const fill = chosen === 9 || chosen === 20 ? accent[500] : row === 2 ? brand[300] : brand[100]
      return rect(132 + col * 26 - row * 1.2 * (3 - col) * 0.6, 284 + row * 28, 17, 17, fill, 2)
    }),
  )

/** Olive-like sprigs in the vase. */
const sprigs = (): Markup =>
  line('M636 300C632 250 612 216 586 190M636 300C640 250 650 220 676 180M636 300V206', brand[800], 4) +
  [
    [586, 190, -40],
    [604, 222, -76],
    [622, 236, 24],
    [676, 180, 34],
    [662, 214, 78],
    [646, 246, -22],
    [636, 206, 0],
  ]
    .map(([x = 0, y = 0, angle = 0]) =>
      place(
        x,
        y,
        angle,
        path('M0 8C-13 -4 -12 -24 0 -40C12 -24 13 -4 0 8Z', brand[600]) + line('M0 4V-28', brand[300], 2),
      ),
    )
    .join('')

const box = (): Markup =>
  rect(356, 376, 178, 64, brand[700], 4) +
  rect(356, 376, 178, 18, brand[800], 4) +
  rect(376, 406, 138, 7, brand[400], 3) +
  rect(376, 420, 84, 7, brand[400], 3)

/** Stands upright on the box, larger than life, as a model. */
const iud = (): Markup => {
  const body = 'M445 356V236M445 236C420 236 392 228 380 204M445 236C470 236 498 228 510 204'
  return (
    rect(404, 360, 82, 16, clayDark, 4) +
    line('M445 356C445 340 452 330 452 318', brand[800], 3) +
    line(body, brand[800], 20) +
    line(body, paper, 9) +
    disc(379, 201, 12, brand[800]) +
    disc(379, 201, 7, accent[500]) +
    disc(511, 201, 12, brand[800]) +
    disc(511, 201, 7, accent[500]) +
    line('M436 268L454 274M436 283L454 289M436 298L454 304M436 313L454 319M436 328L454 334', clay, 6)
  )
}

const blister = (): Markup =>
  place(
    206,
    520,
    -5,
    rect(-104, -34, 208, 68, brand[500], 10) +
      rect(-98, -28, 196, 56, brand[100], 7) +
      times(3, (row) =>
        times(8, (col) =>
          disc(-84 + col * 24, -16 + row * 17, 6.5, row === 2 && col > 4 ? accent[500] : paper),
        ),
      ),
  )

/** A small rod in its box. */
const implant = (): Markup =>
  place(
    430,
    526,
    4,
    rect(-88, -26, 176, 52, brand[700], 8) +
      rect(-82, -20, 164, 40, paper, 4) +
      rect(-62, -5, 124, 10, accent[500], 5),
  )

const vaginalRing = (): Markup =>
  at(610, 530, `<g transform="scale(1 .5)">${ring(46, 18, brand[700])}${ring(46, 9, paper)}</g>`)
