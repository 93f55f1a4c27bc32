import { inks } from './colours.ts'
import { bezier, brush, type Point, swell } from './geometry.ts'
import { disc, each, type Markup, path } from './svg.ts'

type Feather = readonly [from: Point, a: Point, b: Point, to: Point, width: number]

/** A hummingbird that looks to the left, about 130 wide, around the origin. */
export function hummingbird(): Markup {
  const wing: readonly Feather[] = [
    [[-3, -4], [6, -34], [24, -56], [44, -62], 11],
    [[1, -1], [16, -24], [36, -40], [58, -42], 10],
    [[5, 3], [24, -12], [44, -20], [62, -18], 8],
  ]
  const feather = ([from, a, b, to, width]: Feather, i: number) =>
    path(brush(bezier(from, a, b, to), swell(1.6, width + 2.6), 7), inks.line) +
    path(
      brush(bezier([from[0] + 4, from[1] - 3], a, b, [to[0] - 5, to[1] + 2]), swell(0.6, width - 3), 7),
      i === 1 ? inks.fill : inks.wash,
    )
  return (
    path('M-30 -7C-48 -9 -62 -10 -76 -9C-62 -7 -48 -4.5 -30 -3Z', inks.line) +
    path(
      'M-34 -6C-33 -18 -19 -23 -9 -16C6 -8 25 3 36 24C40 32 44 42 46 54C36 49 30 42 25 36C10 34 -8 26 -18 12C-22 6 -32 2 -34 -6Z',
      inks.line,
    ) +
    path('M-14 6C-4 18 9 27 22 30C16 18 2 4 -14 6Z', inks.wash) +
    path(brush(bezier([30, 26], [46, 36], [52, 50], [56, 66]), swell(1, 6, 0.5), 5), inks.fill) +
    path(brush(bezier([28, 28], [36, 42], [38, 54], [37, 68]), swell(1, 6, 0.5), 5), inks.line) +
    each(wing, feather) +
    path('M-33 -4C-28 3 -20 8 -13 7C-18 1 -24 -2 -33 -4Z', inks.accent) +
    disc(-24, -11, 2.3, inks.bg) +
    disc(-24.4, -11, 1, inks.line)
  )
}
