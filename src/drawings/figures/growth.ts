import { accent, brand, paper } from '../colours.ts'
import { at, disc, line, type Markup, path } from '../svg.ts'
import { marker } from './markers.ts'
import { belly, torso, womb } from './pregnancy.ts'

const weeks20 =
  'M10 6C56 6 84 36 80 72C74 106 46 120 20 125C4 128 -14 132 -24 142L-42 134C-48 118 -58 100 -58 74C-56 36 -30 6 10 6Z'
const weeks12 =
  'M0 82C30 82 48 96 42 110C34 122 16 124 4 128C-8 130 -18 134 -24 142L-42 134C-47 122 -46 108 -40 98C-30 86 -16 82 0 82Z'

const level = (y: number, from: number): Markup => line(`M${from} ${y}H150`, brand[300], 2)

/** How far the womb reaches at 12, 20 and 36 weeks, from the side. */
export const growth = (): Markup =>
  at(
    220,
    180,
    path(torso, brand[50]) +
      line(belly, brand[700], 3) +
      path(womb, brand[100]) +
      line(womb, brand[700], 3) +
      path(weeks20, paper) +
      line(weeks20, brand[700], 3) +
      path(weeks12, accent[300]) +
      line(weeks12, brand[700], 3) +
      level(82, 4) +
      level(6, 12) +
      level(-110, 10) +
      disc(120, 6, 5, brand[300]) +
      marker(1, [172, 82], [0, 82]) +
      marker(2, [172, 6], [10, 6]) +
      marker(3, [172, -110], [8, -110]),
  )
