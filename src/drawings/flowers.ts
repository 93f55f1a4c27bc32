import { accent, type Inks, inks as talaveraInks } from './colours.ts'
import { bezier, brush, type Point, swell } from './geometry.ts'
import { inkedPetal, petal, type Tip } from './strokes.ts'
import { disc, each, type Markup, path, place, shared, turn } from './svg.ts'

/** A leaf that grows up from the origin. */
export const leaf = (
  length: number,
  width = length * 0.34,
  tip: Tip = 'point',
  inks: Inks = talaveraInks,
): Markup => inkedPetal(inks, 0, length, width, tip)

export const stem = (
  a: Point,
  b: Point,
  c: Point,
  d: Point,
  fill: string,
  thin = 2,
  thick = 4.5,
  peak = 0.4,
): Markup => path(brush(bezier(a, b, c, d), swell(thin, thick, peak), 8), fill)

/** A round flower of the mural, with a beaded eye. */
export const beadedDahlia = (r: number, petals = 10, inks: Inks = talaveraInks): Markup =>
  turn(petals, inkedPetal(inks, r * 0.28, r, r * 0.3, 'round', false)) +
  turn(petals, path(petal(r * 0.3, r * 0.62, r * 0.09, 'point'), inks.fill)) +
  disc(0, 0, r * 0.34, inks.line) +
  disc(0, 0, r * 0.26, inks.accent) +
  turn(8, disc(0, -r * 0.16, r * 0.035, inks.line)) +
  disc(0, 0, r * 0.07, inks.line)

export const dahlia = (r: number, inks: Inks = talaveraInks): Markup =>
  turn(10, inkedPetal(inks, r * 0.28, r, r * 0.3, 'round', false)) +
  disc(0, 0, r * 0.36, inks.line) +
  disc(0, 0, r * 0.25, inks.accent)

const fan = (r: number, inks: Inks): Markup => {
  const one = shared(inkedPetal(inks, r * 0.16, r, r * 0.32, 'heart', false))
  return each([-66, -33, 0, 33, 66], (angle) => place(0, 0, angle, one))
}

/** A carnation seen from the side. */
export const carnation = (r: number, inks: Inks = talaveraInks): Markup =>
  fan(r, inks) + disc(0, -r * 0.06, r * 0.16, accent[500])

/** A carnation with a calyx, as on the mural. */
export const calyxCarnation = (r: number, inks: Inks = talaveraInks): Markup =>
  fan(r, inks) +
  path(
    `M${-r * 0.26} ${-r * 0.1}Q0 ${r * 0.52} ${r * 0.26} ${-r * 0.1}Q0 ${-r * 0.36} ${-r * 0.26} ${-r * 0.1}Z`,
    inks.line,
  ) +
  disc(0, -r * 0.06, r * 0.09, inks.accent)

export function bud(length: number, inks: Inks = talaveraInks): Markup {
  const sepal = (side: 1 | -1) =>
    brush(
      bezier(
        [0, 2],
        [side * length * 0.24, -1],
        [side * length * 0.34, -length * 0.2],
        [side * length * 0.3, -length * 0.5],
      ),
      swell(0.8, length * 0.12, 0.5),
      4,
    )
  return inkedPetal(inks, 0, length, length * 0.36, 'ogee') + path(sepal(1) + sepal(-1), inks.line)
}
