import type { Inks } from './colours.ts'
import { brush, type Curve, mirror, n, placedPath, polar, pt, type Spot, type Width } from './geometry.ts'
import { each, type Markup, path } from './svg.ts'

export type Tip = 'round' | 'point' | 'ogee' | 'heart'

/** A brush stroke and its reflection in the vertical axis. */
export const pair = (curve: Curve, width: Width, fill: string, steps?: number): Markup =>
  path(brush(curve, width, steps) + brush(mirror(curve), width, steps), fill)

export const stroke = (curve: Curve, width: Width, fill: string, steps?: number): Markup =>
  path(brush(curve, width, steps), fill)

/** A petal that points up, from radius r0 to r1: path data. */
export function petal(r0: number, r1: number, w: number, tip: Tip = 'round'): string {
  const y = (k: number) => n(-(r0 + (r1 - r0) * k))
  const x = (k: number) => n(w * k)
  const halves: Record<Tip, string> = {
    round:
      `C${x(0.7)} ${y(0.18)} ${x(1.12)} ${y(1)} 0 ${y(1)}` +
      `C${x(-1.12)} ${y(1)} ${x(-0.7)} ${y(0.18)} 0 ${y(0)}`,
    point:
      `C${x(0.9)} ${y(0.2)} ${x(1.05)} ${y(0.66)} 0 ${y(1)}` +
      `C${x(-1.05)} ${y(0.66)} ${x(-0.9)} ${y(0.2)} 0 ${y(0)}`,
    ogee:
      `C${x(1.2)} ${y(0.2)} ${x(1.1)} ${y(0.62)} ${x(0.34)} ${y(0.8)}Q${x(0.1)} ${y(0.87)} 0 ${y(1)}` +
      `Q${x(-0.1)} ${y(0.87)} ${x(-0.34)} ${y(0.8)}C${x(-1.1)} ${y(0.62)} ${x(-1.2)} ${y(0.2)} 0 ${y(0)}`,
    heart:
      `C${x(0.6)} ${y(0.2)} ${x(1.25)} ${y(0.62)} ${x(0.82)} ${y(0.9)}C${x(0.6)} ${y(1.04)} ${x(0.16)} ${y(1.04)} 0 ${y(0.88)}` +
      `C${x(-0.16)} ${y(1.04)} ${x(-0.6)} ${y(1.04)} ${x(-0.82)} ${y(0.9)}C${x(-1.25)} ${y(0.62)} ${x(-0.6)} ${y(0.2)} 0 ${y(0)}`,
  }
  return `M0 ${y(0)}${halves[tip]}Z`
}

/** A petal's path data at each of the spots, as one path. */
export const petals = (data: string, spots: readonly Spot[]): string =>
  each(spots, (spot) => placedPath(data, spot))

/**
 * A petal in two inks: a thick outline, a wash and, by default, a vein. With spots it is there at each of them, as one
 * shape for each ink: browsers style and lay out every shape before they paint the page, and a long one costs no more.
 */
export function inkedPetal(
  inks: Inks,
  r0: number,
  r1: number,
  w: number,
  tip: Tip,
  vein = true,
  spots?: readonly Spot[],
): Markup {
  const length = r1 - r0
  const inked = (data: string, ink: string): Markup => path(spots ? petals(data, spots) : data, ink)
  return (
    inked(petal(r0, r1, w, tip), inks.line) +
    inked(petal(r0 + length * 0.16, r1 - length * 0.085, w * 0.7, tip), inks.wash) +
    (vein ? inked(petal(r0 + length * 0.04, r0 + length * 0.66, w * 0.24, 'point'), inks.fill) : '')
  )
}

/** Path data of a star of k points. */
export function star(k: number, outer: number, inner: number): string {
  const points = Array.from({ length: k * 2 }, (_, i) => pt(polar(i % 2 ? inner : outer, (180 / k) * i)))
  return `M${points.join('L')}Z`
}
