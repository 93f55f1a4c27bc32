import type { Inks } from '../colours.ts'
import { bezier, brush, mirror, mirrored, type Point, spiral, swell } from '../geometry.ts'
import { inkedPetal, pair, petal } from '../strokes.ts'
import { dots, each, type Markup, path } from '../svg.ts'

export const axialNames = ['tulipan', 'granada', 'palma', 'pluma'] as const
export type Axial = (typeof axialNames)[number]

/** The four plants from the centre of a tile to the middles of its sides. */
export const axials: Record<Axial, (inks: Inks) => Markup> = {
  tulipan(inks) {
    const sepal = bezier([2, -60], [18, -54], [34, -62], [38, -80])
    return (
      path(
        'M0 -60C16 -66 26 -82 18 -104C13 -96 9 -93 6 -91C5 -98 3 -104 0 -109C-3 -104 -5 -98 -6 -91C-9 -93 -13 -96 -18 -104C-26 -82 -16 -66 0 -60Z',
        inks.line,
      ) +
      path(
        'M0 -65C12 -70 19.5 -81 15.5 -95C12 -90 9 -87.5 3.6 -84.5C3 -93 2 -97 0 -101C-2 -97 -3 -93 -3.6 -84.5C-9 -87.5 -12 -90 -15.5 -95C-19.5 -81 -12 -70 0 -65Z',
        inks.wash,
      ) +
      path(petal(66, 90, 4.6, 'point'), inks.accent) +
      pair(sepal, swell(1.2, 6.4, 0.45), inks.line) +
      dots(mirrored(39, -84.5), 3.1, inks.line)
    )
  },

  granada(inks) {
    const leaf = bezier([3, -61], [20, -54], [38, -62], [37, -84])
    return (
      path(
        'M0 -58C17 -60 25 -72 23 -83C21.5 -92 13 -97 7 -98.5L11 -108L4.5 -104L0 -110L-4.5 -104L-11 -108L-7 -98.5C-13 -97 -21.5 -92 -23 -83C-25 -72 -17 -60 0 -58Z',
        inks.line,
      ) +
      path(
        'M0 -63C13 -64.5 19.5 -73 18.3 -81.5C16.8 -90 8 -94 0 -94C-8 -94 -16.8 -90 -18.3 -81.5C-19.5 -73 -13 -64.5 0 -63Z',
        inks.wash,
      ) +
      path('M0 -66C8 -72 9 -84 0 -91C-9 -84 -8 -72 0 -66Z', inks.accent) +
      dots(
        [-72, -79, -86].map((y) => [0, y]),
        1.7,
        inks.line,
      ) +
      pair(leaf, swell(1.2, 6.8, 0.5), inks.line) +
      dots(mirrored(36.4, -88.5), 3, inks.line)
    )
  },

  palma(inks) {
    const fronds: readonly (readonly [Point, Point, Point])[] = [
      [
        [5, -82],
        [12, -88],
        [15, -101],
      ],
      [
        [9, -74],
        [22, -74],
        [27, -91],
      ],
      [
        [12, -66],
        [30, -64],
        [36, -77],
      ],
    ]
    return (
      each(fronds, ([a, b, end], i) =>
        pair(bezier([2, -60], a, b, end), swell(1.4, 7 - i * 0.5, 0.68), i === 1 ? inks.fill : inks.line),
      ) +
      dots(mirrored(40.5, -72), 3, inks.line) +
      inkedPetal(inks, 57, 111, 11.5, 'point', false) +
      path(petal(63, 94, 3.4, 'point'), inks.line)
    )
  },

  pluma(inks) {
    const arm = bezier([4, -62], [24, -60], [38, -66], [34, -88])
    const curl = spiral(29, -87, 6.5, 90, 0.8, -1)
    return (
      inkedPetal(inks, 56, 110, 19, 'ogee') +
      pair(arm, swell(1.2, 6.4, 0.5), inks.line) +
      path(brush(curl, (t) => 3.4 - t * t, 10) + brush(mirror(curl), (t) => 3.4 - t * t, 10), inks.line)
    )
  },
}
