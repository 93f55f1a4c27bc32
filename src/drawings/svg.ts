import { n, type Point, polar, pt } from './geometry.ts'
import { hash } from './random.ts'

/** SVG elements as text. Coordinates are in the drawing's own units. */
export type Markup = string

export const path = (d: string, fill: string): Markup => `<path d="${d}" fill="${fill}"/>`

export const disc = (x: number, y: number, r: number, fill: string): Markup =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`

/** Dots, as one shape: browsers style and lay out every shape of a drawing before they paint its page. */
export const dots = (places: readonly Point[], r: number, fill: string): Markup =>
  `<path d="${each(places, (place) => `M${pt(place)}h0`)}" stroke="${fill}" stroke-width="${n(2 * r)}" stroke-linecap="round"/>`

/** Dots in a circle around the origin. */
export const beads = (count: number, distance: number, r: number, fill: string, offset = 0): Markup =>
  dots(
    Array.from({ length: count }, (_, i) => polar(distance, (360 / count) * i + offset)),
    r,
    fill,
  )

export const ring = (r: number, width: number, stroke: string): Markup =>
  `<circle r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`

export const rect = (x: number, y: number, w: number, h: number, fill: string): Markup =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"/>`

const precise = (value: number) => String(Math.round(value * 1000) / 1000)

export const at = (x: number, y: number, markup: Markup, scale = 1): Markup =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${precise(scale)})`}">${markup}</g>`

const rotated = (angle: number, markup: Markup): Markup => `<g transform="rotate(${n(angle)})">${markup}</g>`

export const faded = (opacity: number, markup: Markup): Markup => `<g opacity="${opacity}">${markup}</g>`

/**
 * A shape that may occur several times. Its id is a hash of its content; when the file is written (`svg-file.ts`),
 * every occurrence after the first becomes a `<use>`.
 */
export const shared = (markup: Markup): Markup => `<g id="${nameOf(markup)}">${markup}</g>`

/** The same shape k times around the origin, clockwise from `offset`. */
export function turn(k: number, markup: Markup, offset = 0): Markup {
  const name = nameOf(`${markup}${offset}`)
  const first = offset ? rotated(offset, markup) : markup
  const copies = Array.from({ length: k - 1 }, (_, i) => {
    const angle = n((360 / k) * (i + 1))
    return `<use href="#${name}" transform="rotate(${angle})"/>`
  })
  return `<g id="${name}">${first}</g>${copies.join('')}`
}

/** A nested coordinate system that clips its content. */
export const framed = (x: number, y: number, w: number, h: number, viewBox: string, markup: Markup): Markup =>
  `<svg x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" viewBox="${viewBox}">${markup}</svg>`

export const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => Markup): Markup =>
  items.map(draw).join('')

export const times = (count: number, draw: (index: number) => Markup): Markup =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

const nameOf = (content: string) => `z${hash(content).toString(36)}`
