import type { Palette } from '#content/theme/index.ts'
import type { Markup } from './svg.ts'

/** A drawing before it has colours. */
export type Sketch = {
  readonly width: number
  readonly height: number
  /** Defaults to `0 0 width height`. */
  readonly viewBox?: string
  readonly draw: () => Markup
}

/** The complete SVG file: repeated shapes become `<use>`. */
export function svgFile(sketch: Sketch): string {
  const { width, height } = sketch
  const viewBox = sketch.viewBox ?? `0 0 ${width} ${height}`
  const body = shortNames(shareRepeats(sketch.draw()))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${body}</svg>`
}

/** Ids are hashes of the content, so equal ids mean equal shapes. */
function shareRepeats(markup: Markup): Markup {
  const definition = /<g id="([^"]+)"[^<>]*>/g
  const seen = new Set<string>()
  let shared = ''
  let from = 0
  for (let match = definition.exec(markup); match; match = definition.exec(markup)) {
    const [, name = ''] = match
    if (!seen.has(name)) {
      seen.add(name)
      continue
    }
    shared += `${markup.slice(from, match.index)}<use href="#${name}"/>`
    from = endOfGroup(markup, match.index)
    definition.lastIndex = from
  }
  return shared + markup.slice(from)
}

/** End index of the group that starts at `start`. */
function endOfGroup(markup: Markup, start: number): number {
  const tags = /<(\/?)g\b[^<>]*>/g
  tags.lastIndex = start
  let depth = 0
  for (let match = tags.exec(markup); match; match = tags.exec(markup)) {
    depth += match[1] ? -1 : 1
    if (depth === 0) return tags.lastIndex
  }
  throw new Error('A group is never closed.')
}

/** Renames ids in order of appearance (a, b, c…) and removes ids that nothing refers to. */
function shortNames(markup: Markup): Markup {
  const used = new Set(Array.from(markup.matchAll(/#(z[0-9a-z]+)/g), ([, name]) => name))
  const names = new Map([...used].map((name, index) => [name, letters(index)]))
  return markup
    .replace(/ id="(z[0-9a-z]+)"/g, (_, name) => (names.has(name) ? ` id="${names.get(name)}"` : ''))
    .replace(/#(z[0-9a-z]+)/g, (_, name) => `#${names.get(name)}`)
}

function letters(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26))
  return index < 26 ? letter : letters(Math.floor(index / 26) - 1) + letter
}

/** Replaces the roles by the palette's colours. */
export function paint(markup: Markup, palette: Palette): Markup {
  return markup.replace(/var\(--([a-z0-9-]+)\)/g, (_, role) => {
    const colour = palette[role]
    if (!colour) throw new Error(`The palette has no colour '${role}'.`)
    return colour
  })
}
