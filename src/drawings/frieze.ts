import { type Inks, inverted, inks as talaveraInks } from './colours.ts'
import { bezier, polar, swell } from './geometry.ts'
import { inkedPetal, pair } from './strokes.ts'
import { at, disc, each, framed, type Markup, path, rect, rotated, shared, times } from './svg.ts'

/** A repeatable module, 48 units high. */
export type Frieze = { readonly width: number; readonly markup: Markup }

type Options = { readonly invert?: boolean; readonly inks?: Inks }

const rails = (inks: Inks, width: number): Markup =>
  rect(0, 0, width, 48, inks.bg) +
  rect(0, 0, width, 2.4, inks.line) +
  rect(0, 5, width, 1, inks.line) +
  rect(0, 42, width, 1, inks.line) +
  rect(0, 45.6, width, 2.4, inks.line)

const inksOf = ({ inks = talaveraInks, invert }: Options): Inks => (invert ? inverted(inks) : inks)

/** Half flowers that face each other, for the bottom of every page. */
export function halfFlowers(options: Options = {}): Frieze {
  const inks = inksOf(options)
  const petal = inkedPetal(inks, 7, 20, 6, 'round', false)
  const fan = shared(
    each([-72, -36, 0, 36, 72], (angle) => rotated(angle, shared(petal))) +
      disc(0, 0, 8, inks.line) +
      disc(0, 0, 5.4, inks.accent),
  )
  const fans = at(32, 38, fan) + at(0, -1, rotated(180, fan)) + at(64, -1, rotated(180, fan))
  return { width: 64, markup: rails(inks, 64) + framed(0, 5.5, 64, 37, '0 0 64 37', fans) }
}

/** A strip of `count` modules, each 96 wide and 48 high: scrolls mirrored around a bud, for the mural's border. */
export function scrolls(count: number, options: Options = {}): Markup {
  const inks = inksOf(options)
  const scroll = (t: number) => {
    const [x, y] = polar(12.4 * (1 - t) ** 0.95 + 2, 196 - 500 * t)
    return [24 + x, -1 + y] as const
  }
  const tail = bezier([21, 11], [14, 14], [6, 13], [0, 17])
  const leaf = bezier([36, 6], [40, 10], [44, 9], [47, 4])
  const bud =
    pair(scroll, (t) => 3.6 - t, inks.line, 14) +
    pair(tail, swell(2.4, 4.2, 0.4), inks.line) +
    pair(leaf, swell(1, 4, 0.5), inks.fill, 4) +
    at(0, 15, inkedPetal(inks, 0, 26, 7.5, 'ogee', false)) +
    disc(24, -1, 2.4, inks.accent) +
    disc(-24, -1, 2.4, inks.accent)
  const joint = path('M0 -8L5.5 0L0 8L-5.5 0Z', inks.line) + path('M0 -4.2L2.9 0L0 4.2L-2.9 0Z', inks.accent)
  return (
    rails(inks, 96 * count) +
    times(count, (i) => at(48 + i * 96, 24, bud)) +
    times(count + 1, (i) => at(i * 96, 24, joint))
  )
}

/** A symmetrical ornament below a title, 252 × 48, centred on the origin. */
export function divider(inks: Inks = talaveraInks): Markup {
  const wing = bezier([18, 0], [44, -20], [70, 18], [108, 0])
  const twig = bezier([46, -4], [54, -16], [66, -18], [74, -13])
  const lowTwig = bezier([70, 5], [78, 16], [90, 17], [98, 11])
  const petal = shared(inkedPetal(inks, 4, 19, 6.4, 'round', false))
  return (
    pair(wing, swell(1.2, 4.6, 0.35), inks.line, 14) +
    pair(twig, swell(1, 4.4, 0.6), inks.fill) +
    pair(lowTwig, swell(1, 4, 0.6), inks.fill) +
    each([1, -1], (side) => disc(side * 115, -1, 2.4, inks.accent) + disc(side * 122, -1, 1.6, inks.line)) +
    each([0, 45, 90, 135, 180, 225, 270, 315], (angle) => rotated(angle, petal)) +
    disc(0, 0, 6.4, inks.line) +
    disc(0, 0, 4.4, inks.accent)
  )
}
