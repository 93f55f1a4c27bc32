import { n } from './geometry.ts'
import { hash } from './random.ts'

/** SVG elements as text. Coordinates are in the drawing's own units. */
export type Markup = string

export const path = (d: string, fill: string): Markup => `<path d="${d}" fill="${fill}"/>`

export const disc = (x: number, y: number, r: number, fill: string): Markup =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`

export const ring = (r: number, width: number, stroke: string): Markup =>
  `<circle r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string): Markup =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0): Markup =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${radius ? ` rx="${n(radius)}"` : ''}/>`

export const line = (d: string, stroke: string, width = 4, cap: 'round' | 'butt' = 'round'): Markup =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`

const precise = (value: number) => String(Math.round(value * 1000) / 1000)

export const at = (x: number, y: number, markup: Markup, scale = 1): Markup =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${precise(scale)})`}">${markup}</g>`

export const rotated = (angle: number, markup: Markup): Markup =>
  `<g transform="rotate(${n(angle)})">${markup}</g>`

/** Translates, then rotates, then scales. */
export const place = (x: number, y: number, angle: number, markup: Markup, scale = 1): Markup =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})${scale === 1 ? '' : ` scale(${precise(scale)})`}">${markup}</g>`

export const flipped = (markup: Markup): Markup => `<g transform="scale(-1 1)">${markup}</g>`

export const faded = (opacity: number, markup: Markup): Markup => `<g opacity="${opacity}">${markup}</g>`

/**
 * A shape that may occur several times. Its id is a hash of its content; when the file is written (`svg-file.ts`),
 * every occurrence after the first becomes a `<use>`.
 */
export const shared = (markup: Markup): Markup => `<g id="${nameOf(markup)}">${markup}</g>`

/** The same shape k times around the origin. */
export function turn(k: number, markup: Markup, offset = 0): Markup {
  const name = nameOf(`${markup}${offset}`)
  const first = offset ? rotated(offset, markup) : markup
  const copies = Array.from({ length: k - 1 }, (_, i) => {
    const angle = n((360 / k) * (i + 1))
    return `<use href="#${name}" transform="rotate(${angle})"/>`
  })
  return `<g id="${name}">${first}</g>${copies.join('')}`
}

/** Clips the content to an outline. */
export function clipped(outline: string, markup: Markup): Markup {
  const name = nameOf(`clip ${outline}`)
  return `<clipPath id="${name}"><path d="${outline}"/></clipPath><g clip-path="url(#${name})">${markup}</g>`
}

/** A rectangle filled with a repeated square module. */
export function paved(
  area: { x: number; y: number; width: number; height: number },
  module: { size: number; markup: Markup; x?: number; y?: number },
): Markup {
  const name = nameOf(`pattern ${module.x} ${module.y} ${module.size} ${module.markup}`)
  const origin = `${module.x ? ` x="${n(module.x)}"` : ''}${module.y ? ` y="${n(module.y)}"` : ''}`
  return (
    `<pattern id="${name}" width="${n(module.size)}" height="${n(module.size)}" patternUnits="userSpaceOnUse"${origin}>` +
    `${module.markup}</pattern>${rect(area.x, area.y, area.width, area.height, `url(#${name})`)}`
  )
}

/** A nested coordinate system that clips its content. */
export const framed = (x: number, y: number, w: number, h: number, viewBox: string, markup: Markup): Markup =>
  `<svg x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" viewBox="${viewBox}">${markup}</svg>`

export const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => Markup): Markup =>
  items.map(draw).join('')

export const times = (count: number, draw: (index: number) => Markup): Markup =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

const nameOf = (content: string) => `z${hash(content).toString(36)}`
