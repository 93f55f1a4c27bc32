/** The three purposes: to understand, to listen, to ask only what is needed. 96 × 96. */
import { accent, brand, glaze, inks } from './colours.ts'
import { petal } from './strokes.ts'
import { at, disc, each, line, type Markup, path, rect, ring, turn } from './svg.ts'
import type { Sketch } from './svg-file.ts'

/** A small scalloped plate, with its picture in the middle. */
const plate = (picture: Markup): Markup =>
  turn(16, disc(0, -40, 7.6, inks.line)) +
  turn(16, disc(0, -41, 4.2, inks.wash)) +
  disc(0, 0, 38.5, inks.line) +
  disc(0, 0, 34.5, glaze) +
  ring(31.5, 1.2, inks.fill) +
  picture

/** An open book from which a flower grows. */
const understand = (): Markup =>
  path('M0 10C-6 5 -14 4 -22 6V20C-14 18 -6 19 0 24C6 19 14 18 22 20V6C14 4 6 5 0 10Z', brand[700]) +
  line('M0 11V22M-17 11C-13 10 -9 11 -5 13M17 11C13 10 9 11 5 13', brand[200], 1.8) +
  line('M0 9V-4', brand[700], 2.6) +
  path('M0 6C6 4 10 0 11 -4C5 -4 1 0 0 6ZM0 6C-6 4 -10 0 -11 -4C-5 -4 -1 0 0 6Z', brand[500]) +
  at(0, -13, turn(8, path(petal(3, 11, 3.6), brand[600])) + disc(0, 0, 3.4, accent[500]))

/** Two speech bubbles; the patient's comes first. */
const listen = (): Markup =>
  path(
    'M-22 -18H8C10 -18 12 -16 12 -14V0C12 2 10 4 8 4H-8L-15 11V4H-22C-24 4 -26 2 -26 0V-14C-26 -16 -24 -18 -22 -18Z',
    brand[700],
  ) +
  each([-15, -7, 1], (x) => disc(x, -7, 2.3, glaze)) +
  path(
    'M16 -5H20C22 -5 24 -3 24 -1V11C24 13 22 15 20 15H17V21L10 15H0C-2 15 -4 13 -4 11V8H8C12.5 8 16 4.5 16 0Z',
    accent[500],
  )

/** A short list with one item marked. */
const needed = (): Markup =>
  rect(-16, -20, 32, 42, brand[700], 3) +
  rect(-12, -15, 24, 33, glaze, 1) +
  rect(-7, -24, 14, 8, accent[500], 2.5) +
  line('M-7 -5L-4 -2L1 -8', brand[700], 2.6) +
  line('M5 -4H8M-7 5H8M-7 12H4', brand[300], 2.4)

const icon = (picture: () => Markup): Sketch => ({
  width: 96,
  height: 96,
  viewBox: '-48 -48 96 96',
  draw: () => plate(picture()),
})

export const purposes: Readonly<Record<string, Sketch>> = {
  'propositos/1': icon(understand),
  'propositos/2': icon(listen),
  'propositos/3': icon(needed),
}
