import { brand, paper } from '../colours.ts'
import { n, type Point, pt } from '../geometry.ts'
import { at, disc, line, type Markup } from '../svg.ts'

/** Digits as strokes, because an image cannot use the site's fonts. */
const digits = [
  'M-2.6 -3.2L.8 -6V6',
  'M-3.6 -3C-3.4 -7.2 3.6 -7.2 3.6 -2.8C3.6 .4 -3.6 3 -3.8 6H4',
  'M-3.4 -4.8C-1 -7.4 3.8 -6.4 3.4 -3.2C3.2 -1.2 1 -.5 -.8 -.5C2 -.5 4 .9 4 3C4 6.8 -2 7.4 -4 4.4',
  'M1.8 6V-6L-4.2 2.6H4.4',
  'M3.4 -6H-2.6L-3.2 -.8C-.2 -2.4 4 -1.4 4 2C4 6.2 -1.4 7 -4 4.4',
  'M3 -6C-2 -4.8 -4 -1 -4 2.4C-4 7.4 4 7.4 4 2.4C4 -1.6 -2.2 -2 -3.8 1.4',
]

/** A number of the legend beside a part, with a line to it. */
export function marker(number: number, from: Point, to: Point): Markup {
  const [x, y] = from
  return (
    line(`M${pt(from)}L${pt(to)}`, brand[800], 1.6) +
    disc(to[0], to[1], 3, brand[800]) +
    at(x, y, disc(0, 0, 13, brand[800]) + line(digits[number - 1] ?? '', paper, 1.9))
  )
}

type Bend = readonly [Point, Point, Point]

/** Path data of a shape that is symmetric about x = 0: its right side from top to bottom, then its reflection. */
export function symmetric(start: Point, bends: readonly Bend[]): string {
  const side = bends.map((points) => `C${points.map(pt).join(' ')}`)
  const reflected = ([x, y]: Point) => `${n(-x)} ${n(y)}`
  const back = bends.map(([first, second], index): string => {
    const end = index === 0 ? start : (bends[index - 1]?.[2] ?? start)
    return `C${[second, first, end].map(reflected).join(' ')}`
  })
  return `M${pt(start)}${side.join('')}${back.toReversed().join('')}Z`
}
