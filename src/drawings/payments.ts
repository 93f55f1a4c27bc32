/** Ways to pay, 64 × 64, in the flat style of the scenes. */
import { accent, brand, glaze, paper } from './colours.ts'
import { petal } from './strokes.ts'
import { at, disc, each, line, type Markup, path, place, rect, turn } from './svg.ts'
import type { Sketch } from './svg-file.ts'

const card = (colour: string, band: string): Markup =>
  rect(-25, -16, 50, 32, colour, 4) +
  rect(-25, -9, 50, 7, band) +
  rect(-19, 4, 12, 7, accent[500], 1.5) +
  line('M8 9H19', paper, 3)

const cash = (): Markup =>
  place(32, 26, -8, rect(-26, -13, 52, 26, brand[300], 3)) +
  at(
    32,
    36,
    rect(-27, -15, 54, 30, brand[700], 3) +
      `<path d="M-23 -11h46v22h-46z" fill="none" stroke="${brand[300]}" stroke-width="1.8"/>` +
      disc(0, 0, 9, glaze) +
      turn(8, path(petal(2, 7, 2.4), brand[600])) +
      disc(0, 0, 2.4, accent[500]) +
      disc(-17, 0, 2.4, brand[300]) +
      disc(17, 0, 2.4, brand[300]),
  )

const transfer = (): Markup =>
  path('M6 26L32 9L58 26V30H6Z', brand[700]) +
  disc(32, 21, 4, accent[500]) +
  each([12, 24, 34.5, 46.5], (x) => rect(x, 33, 6, 15, brand[500])) +
  rect(8, 49, 48, 6, brand[700], 1)

const insurance = (): Markup =>
  path('M32 5L55 13V31C55 45 46 54 32 60C18 54 9 45 9 31V13Z', brand[700]) +
  path('M32 11L49 17V31C49 41 43 48 32 53C21 48 15 41 15 31V17Z', glaze) +
  at(32, 31, turn(8, path(petal(4, 15, 4.8), brand[600])) + disc(0, 0, 4.6, accent[500]))

const icon = (draw: () => Markup): Sketch => ({ width: 64, height: 64, draw })

export const payments: Readonly<Record<string, Sketch>> = {
  'pagos/efectivo': icon(cash),
  'pagos/tarjeta-de-credito': icon(
    () => place(34, 26, -10, card(brand[300], brand[500])) + at(31, 37, card(brand[700], brand[900])),
  ),
  'pagos/tarjeta-de-debito': icon(() => at(32, 32, card(brand[500], brand[800]), 1.12)),
  'pagos/transferencia': icon(transfer),
  'pagos/seguro': icon(insurance),
}
