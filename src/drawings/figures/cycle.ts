import { accent, brand, paper } from '../colours.ts'
import { polar, pt } from '../geometry.ts'
import { at, disc, line, type Markup, path, times } from '../svg.ts'
import { marker } from './markers.ts'

const days = 28
const radius = 122
const angleOf = (day: number) => (360 / days) * (day - 1)

/** Arc of the ring from one day to another. */
const arc = (from: number, to: number, colour: string): Markup => {
  const start = polar(radius, angleOf(from))
  const end = polar(radius, angleOf(to))
  const isLong = to - from > days / 2 ? 1 : 0
  return line(`M${pt(start)}A${radius} ${radius} 0 ${isLong} 1 ${pt(end)}`, colour, 34)
}

function day(number: number): Markup {
  const [x, y] = polar(radius, angleOf(number))
  if (number === 14) return disc(x, y, 15, brand[700]) + disc(x, y, 12.5, accent[500])
  const isPeriod = number <= 5
  return disc(x, y, 8, brand[700]) + disc(x, y, isPeriod ? 4.5 : 6, isPeriod ? brand[200] : paper)
}

const onRing = (number: number, distance: number) => polar(distance, angleOf(number))

/** A cycle of 28 days as a ring that starts at the top: period, growth of the lining, ovulation, second half. */
export const cycle = (): Markup =>
  at(
    240,
    180,
    arc(6, 13, brand[100]) +
      arc(15, 28, brand[50]) +
      arc(1, 5, brand[300]) +
      times(days, (index) => day(index + 1)) +
      line('M-44 -62A76 76 0 0 1 52 -56', brand[700], 3) +
      path('M66 -40L45 -49L59 -66Z', brand[700]) +
      path('M0 -34C-19 -8 -27 6 -27 18A27 27 0 0 0 27 18C27 6 19 -8 0 -34Z', brand[700]) +
      path('M0 -28C-16 -6 -24 7 -24 18A24 24 0 0 0 24 18C24 7 16 -6 0 -28Z', brand[100]) +
      line('M-13 19A13 13 0 0 0 -3 31', brand[700], 3) +
      marker(1, onRing(3, 166), onRing(3, 136)) +
      marker(2, onRing(9.5, 166), onRing(9.5, 136)) +
      marker(3, [22, 82], onRing(14, 112)) +
      marker(4, onRing(21.5, 166), onRing(21.5, 136)),
  )
