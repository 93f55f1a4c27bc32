import { accent, brand, paper } from '../colours.ts'
import { at, disc, flipped, line, type Markup, oval, path, rotated } from '../svg.ts'
import { marker, symmetric } from './markers.ts'

const wall = symmetric(
  [0, -96],
  [
    [
      [28, -96],
      [58, -94],
      [72, -80],
    ],
    [
      [82, -68],
      [74, -44],
      [62, -18],
    ],
    [
      [50, 8],
      [36, 26],
      [31, 50],
    ],
    [
      [28, 64],
      [31, 78],
      [33, 92],
    ],
    [
      [34, 106],
      [18, 112],
      [0, 112],
    ],
  ],
)

const cavity = symmetric(
  [0, -62],
  [
    [
      [20, -62],
      [40, -66],
      [54, -68],
    ],
    [
      [42, -46],
      [22, -10],
      [11, 36],
    ],
    [
      [8, 56],
      [9, 88],
      [8, 111],
    ],
    [
      [5, 112],
      [3, 112],
      [0, 112],
    ],
  ],
)

/** Right tube, ovary and ligament. */
const appendage =
  line('M66 -46C84 -42 98 -34 112 -24', brand[300], 5) +
  line('M68 -80C98 -112 150 -122 174 -92C186 -76 186 -62 178 -48', brand[700], 15) +
  line('M172 -48L158 -28M176 -47L170 -20M180 -48L184 -20M184 -52L197 -30', brand[700], 6) +
  line('M66 -79C98 -111 150 -121 173 -91C184 -76 184 -62 177 -48', brand[100], 10) +
  line('M172 -49L160 -32M176 -48L171 -25M180 -49L183 -25M183 -53L193 -34', brand[100], 2.6) +
  at(
    136,
    -12,
    rotated(
      -24,
      oval(0, 0, 29, 19, brand[700]) +
        oval(0, 0, 26.5, 16.5, paper) +
        disc(-11, 2, 4.4, brand[300]) +
        disc(0, -5, 5.4, brand[300]) +
        disc(11, 3, 6.4, accent[300]),
    ),
  )

/** Uterus, tubes, ovaries and vagina from the front, opened; the origin is in the uterus. */
export const organs: Markup =
  path('M-39 84C-44 112 -42 142 -42 168H42C42 142 44 112 39 84Z', brand[50]) +
  line('M-39 84C-44 112 -42 142 -42 168M39 84C44 112 42 142 42 168', brand[700], 3) +
  appendage +
  flipped(appendage) +
  path(wall, brand[100]) +
  path(cavity, paper) +
  line(cavity, accent[500], 5) +
  path(cavity, paper) +
  line(wall, brand[700], 3)

/** The organs where every figure shows them. */
export const centred = (markup: Markup): Markup => at(240, 160, markup)

/** Womb, tubes, ovaries, lining, cervix and vagina. */
export const uterus = (): Markup =>
  centred(
    organs +
      marker(1, [96, 40], [48, -14]) +
      marker(2, [-120, -140], [-126, -112]) +
      marker(3, [206, 22], [154, -8]) +
      marker(4, [-104, 34], [-27, -14]) +
      marker(5, [-92, 96], [-22, 90]) +
      marker(6, [96, 140], [24, 140]),
  )

const growth = (x: number, y: number, r: number): Markup =>
  disc(x, y, r, brand[700]) +
  disc(x, y, r - 2.5, accent[300]) +
  line(
    `M${x - r * 0.45} ${y + r * 0.1}A${r * 0.5} ${r * 0.5} 0 0 1 ${x + r * 0.2} ${y - r * 0.45}`,
    accent[500],
    2,
  )

/** Where fibroids and polyps grow: outside, in the wall, below the lining, and from the lining. */
export const fibroids = (): Markup =>
  centred(
    organs +
      growth(-70, -22, 22) +
      growth(50, -30, 15) +
      growth(-35, -42, 13) +
      path('M4 -61C2 -44 0 -36 4 -28C8 -22 16 -24 16 -32C16 -42 11 -50 11 -61Z', brand[700]) +
      path('M6 -61C5 -44 3 -36 6 -30C9 -26 13.5 -27 13.5 -32C13.5 -41 9 -50 9 -61Z', accent[500]) +
      marker(1, [-150, 30], [-78, -16]) +
      marker(2, [108, 34], [52, -26]) +
      marker(3, [-96, -140], [-36, -44]) +
      marker(4, [60, -140], [9, -38]),
  )

/** A device in the womb; its threads pass through the cervix. */
export const device = (): Markup =>
  centred(
    organs +
      line('M-3 44C-4 80 -6 110 -8 126M3 44C4 80 5 108 10 122', brand[800], 1.8) +
      line('M0 -46V46', brand[800], 9) +
      line('M-33 -54C-16 -46 -8 -46 0 -46C8 -46 16 -46 33 -54', brand[800], 9) +
      line('M0 -46V46M-33 -54C-16 -46 -8 -46 0 -46C8 -46 16 -46 33 -54', paper, 4.5) +
      line('M-5 -28L5 -23M-5 -16L5 -11M-5 -4L5 1M-5 8L5 13M-5 20L5 25', accent[500], 3.4) +
      marker(1, [104, 34], [4, 4]) +
      marker(2, [-104, 34], [-46, -20]) +
      marker(3, [96, 136], [10, 120]) +
      marker(4, [-92, 96], [-22, 90]),
  )
