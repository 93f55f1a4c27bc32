import svgpath from 'svgpath'
import type { Point } from './geometry.ts'
import { type Markup, path } from './svg.ts'

type Element = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
}

/** The smallest rectangle around a shape's points and control points. */
type Box = { left: number; top: number; right: number; bottom: number }

type Shape = {
  readonly d: string
  readonly fill: string
  readonly box: Box
  /** Whether its outlines run clockwise (1) or counterclockwise (-1), or some of them each way (0). */
  readonly direction: number
}

/**
 * The same picture in fewer elements: shapes of one colour become one path where nothing between them in the order of
 * painting touches them. Browsers spend time on every element, and on every element of every copy that a `<use>` makes.
 * Takes filled paths, circles, rectangles without rounded corners, groups with a transform, and copies of these.
 */
export function joined(markup: Markup): Markup {
  const layers: { readonly fill: string; readonly shapes: Shape[] }[] = []
  for (const shape of shapesOf(markup)) {
    const last = layers.findLast(
      ({ fill, shapes }) => fill === shape.fill || shapes.some((other) => touch(other, shape)),
    )
    if (last?.fill === shape.fill && last.shapes.every((other) => fitTogether(other, shape)))
      last.shapes.push(shape)
    else layers.push({ fill: shape.fill, shapes: [shape] })
  }
  return layers
    .map(({ fill, shapes }) => {
      const outline = svgpath(shapes.map(({ d }) => d).join(''))
      return path(outline.rel().round(1).toString(), fill)
    })
    .join('')
}

/** All shapes in the order of painting, in the coordinates of the markup. */
function shapesOf(markup: Markup): Shape[] {
  const roots = parse(markup)
  const named = new Map(
    roots
      .flatMap(withDescendants)
      .flatMap((element) => (element.attributes.id ? [[element.attributes.id, element] as const] : [])),
  )

  function draw(element: Element, outer: string): Shape[] {
    const { tag, attributes, children } = element
    const transform = `${outer} ${attributes.transform ?? ''}`
    if (tag === 'g') return children.flatMap((child) => draw(child, transform))
    if (tag === 'use') {
      const original = named.get((attributes.href ?? '').slice(1))
      if (!original) throw new Error(`Nothing is named ${attributes.href}.`)
      return draw(original, transform)
    }
    const outline = svgpath(outlineOf(element)).abs().transform(transform)
    return [{ d: outline.toString(), fill: attributes.fill ?? '', ...extentOf(outline) }]
  }

  return roots.flatMap((root) => draw(root, ''))
}

function parse(markup: Markup): Element[] {
  const root: Element = { tag: '', attributes: {}, children: [] }
  const open = [root]
  for (const [, closing, tag = '', attributes = '', empty] of markup.matchAll(
    /<(\/?)(\w+)((?:\s[^<>]*?)?)(\/?)>/g,
  )) {
    if (closing) {
      open.pop()
      continue
    }
    const pairs = Array.from(
      attributes.matchAll(/(?<![\w-])([\w-]+)="([^"]*)"/g),
      ([, name = '', value = '']) => [name, value],
    )
    const element: Element = { tag, attributes: Object.fromEntries(pairs), children: [] }
    open.at(-1)?.children.push(element)
    if (!empty) open.push(element)
  }
  return root.children
}

const withDescendants = (element: Element): Element[] => [
  element,
  ...element.children.flatMap(withDescendants),
]

/** The path data of a shape in its own coordinates. */
function outlineOf({ tag, attributes }: Element): string {
  if (attributes.fill === 'none') throw new Error('Lines cannot be joined.')
  const number = (name: string) => Number(attributes[name] ?? 0)
  if (tag === 'path') return attributes.d ?? ''
  if (tag === 'rect' && !attributes.rx) {
    const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')]
    return `M${x} ${y}h${width}v${height}h${-width}z`
  }
  if (tag === 'circle') {
    const r = number('r')
    return `M${number('cx') - r} ${number('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  }
  throw new Error(`A <${tag}> cannot be joined.`)
}

function extentOf(outline: typeof svgpath): Pick<Shape, 'box' | 'direction'> {
  const parts: Point[][] = []
  outline.unarc().iterate((segment, _index, x, y) => {
    const [command, ...numbers] = segment
    if (command === 'M') parts.push([])
    else parts.at(-1)?.push([x, y])
    if (command !== 'C' && command !== 'Q') return
    for (let i = 0; i < numbers.length; i += 2) parts.at(-1)?.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
  })
  const [xs, ys] = [parts.flat().map(([x]) => x), parts.flat().map(([, y]) => y)]
  const box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
  const [direction = 0, ...others] = new Set(parts.map((points) => Math.sign(areaOf(points))))
  return { box, direction: others.length > 0 ? 0 : direction }
}

/** Positive if the polygon runs clockwise. */
const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

const touch = ({ box: a }: Shape, { box: b }: Shape) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** In one path, outlines of opposite directions make a hole where they overlap. */
const fitTogether = (a: Shape, b: Shape) => !touch(a, b) || (a.direction !== 0 && a.direction === b.direction)
