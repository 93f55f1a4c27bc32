import { accent, brand, paper } from '../colours.ts'
import { at, disc, each, line, type Markup, path } from '../svg.ts'
import { marker } from './markers.ts'

const outline =
  'M-112 -150C-66 -132 -16 -84 52 -28C78 -8 92 6 94 14C104 14 110 20 110 27C110 35 104 40 95 40C88 64 52 104 2 126C-40 142 -84 140 -112 134'

/** Where each group of glands is, and the bend of its duct on the way to the nipple. */
const glands: readonly (readonly [number, number, string])[] = [
  [-26, -62, 'M-12 -52C24 -30 66 4 100 26'],
  [-56, -26, 'M-40 -20C4 -8 56 14 100 27'],
  [-68, 20, 'M-50 20C-4 20 50 24 100 28'],
  [-54, 66, 'M-38 60C0 50 54 36 100 29'],
  [-20, 98, 'M-8 86C20 70 64 44 100 30'],
]

const cluster = (x: number, y: number): Markup =>
  at(
    x,
    y,
    each(
      [
        [-9, -6],
        [3, -11],
        [11, -2],
        [7, 10],
        [-6, 9],
        [-1, -1],
      ] as const,
      ([dx, dy]) => disc(dx, dy, 7.4, brand[700]) + disc(dx, dy, 5, brand[200]),
    ),
  )

/** The breast from the side, opened: glands, ducts, nipple, fat and the muscle behind. */
export const breast = (): Markup =>
  at(
    220,
    176,
    path(`${outline}V-150Z`, brand[50]) +
      each([-124, -136, -148], (x) => line(`M${x} -150C${x - 6} -60 ${x - 6} 50 ${x} 140`, brand[300], 5)) +
      line('M-114 -152C-118 -60 -118 50 -114 136', brand[700], 3) +
      each(glands, ([, , duct]) => line(duct, brand[700], 6.5)) +
      each(glands, ([, , duct]) => line(duct, paper, 3)) +
      each(glands, ([x, y]) => cluster(x, y)) +
      path('M92 12C103 13 111 19 111 27C111 36 104 41 94 42C90 32 90 22 92 12Z', accent[300]) +
      line(outline, brand[700], 3) +
      marker(1, [60, -128], [-20, -68]) +
      marker(2, [142, -58], [42, -2]) +
      marker(3, [164, 30], [106, 28]) +
      marker(4, [92, 130], [24, 100]) +
      marker(5, [-194, 40], [-140, 30]),
  )
