import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { siteTheme } from '#content/theme/index.ts'
import { presetNames } from '#content/theme/presets.ts'
import { svgFiles } from './files.ts'
import { iconShapes, topicIcons } from './icons.ts'
import { drawing as drawingIn, drawingPaths, drawingSize } from './index.ts'

const { palette } = siteTheme({ preset: 'talavera', brandColor: '' })
const drawing = (path: string) => drawingIn(path, palette)
const files = new Map(drawingPaths.map((path) => [path, drawing(path) ?? '']))

/** Maximum compressed size of a drawing, in bytes. */
function limit(path: string): number {
  if (path.includes('/azulejos/')) return 6
  if (path.includes('/mural') || path.includes('/portada/')) return 30
  if (path.includes('/escenas/')) return 15
  return 12
}

/** Maximum number of elements, which a browser styles and lays out one by one, with those that a `<use>` repeats. */
function elementLimit(path: string): number {
  if (path.endsWith('-chico.svg')) return path.includes('/franjas/') ? 250 : 50
  if (path.includes('/azulejos/')) return 250
  if (path.includes('/escenas/') || path.includes('/paneles/')) return 900
  return 3500
}

/** Every drawing; its path becomes the message of a failed expectation. */
const each = [...files]

describe('every drawing', () => {
  test('is a complete, well-formed SVG file', () => {
    for (const [path, svg] of each) {
      expect(svg, path).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d. ]+" /)
      expect(faultsOf(svg), path).toEqual([])
      expect(svg, path).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  test('has the declared size', () => {
    for (const [path, svg] of each) {
      const size = drawingSize(path)

      expect(svg, path).toContain(` width="${size?.width}" height="${size?.height}">`)
    }
  })

  test('uses no colour that an image cannot resolve', () => {
    for (const [path, svg] of each) expect(svg, path).not.toMatch(/var\(|currentColor/)
  })

  test('uses every id once, and refers to nothing else', () => {
    for (const [path, svg] of each) {
      const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
      const references = Array.from(svg.matchAll(/(?:href="|url\()#(\w+)/g), ([, id]) => id)

      expect(new Set(ids).size, path).toBe(ids.length)
      expect([...new Set(references)].sort(), path).toEqual(ids.sort())
    }
  })

  test('is the same every time', () => {
    const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
    const firstOfFolders = new Map(each.toReversed().map((one) => [folderOf(one[0]), one]))
    expect(firstOfFolders.size).toBeGreaterThan(4)
    for (const [path, svg] of firstOfFolders.values()) expect(drawing(path), path).toBe(svg)
  })

  test('is a small file', () => {
    for (const [path, svg] of each) expect(gzipSync(svg).length / 1024, path).toBeLessThanOrEqual(limit(path))
  })

  test('has few elements', () => {
    for (const [path, svg] of each) expect(elementsOf(svg), path).toBeLessThanOrEqual(elementLimit(path))
  })
})

test('all drawings differ', () => {
  expect(new Set(files.values()).size).toBe(drawingPaths.length)
})

test('every icon file is used, and every topic has its own icon', () => {
  const files = Object.keys(svgFiles).filter((name) => !name.startsWith('pictures/'))

  expect(files).toHaveLength(Object.keys(iconShapes).length)
  expect(new Set(Object.values(topicIcons)).size).toBe(Object.keys(topicIcons).length)
})

describe('a topic that the owner adds', () => {
  test.each([
    'azulejos/vaginosis',
    'azulejos/vaginosis-chico',
    'azulejos/vaginosis-inverso',
    'paneles/vaginosis',
    'franjas/vaginosis',
    'franjas/vaginosis-chico',
  ])('has its %s', (name) => {
    expect(drawing(`/dibujos/${name}.svg`)).toContain('<svg')
    expect(drawingPaths).not.toContain(`/dibujos/${name}.svg`)
  })
})

test.each([
  '/dibujos/otra-cosa.svg',
  '/dibujos/azulejos/Mayúsculas.svg',
  '/dibujos/azulejos/../mural.svg',
  '/dibujos/constructor/x.svg',
  `/dibujos/azulejos/${'a'.repeat(81)}.svg`,
])('%s has no drawing', (path) => {
  expect(drawing(path)).toBeUndefined()
  expect(drawingSize(path)).toBeUndefined()
})

test.each(presetNames)('the theme %s has every colour that drawings need', (preset) => {
  const theme = siteTheme({ preset, brandColor: '' })

  expect(Object.keys(theme.palette).sort()).toEqual(Object.keys(palette).sort())
})

/** Unbalanced tags, and attributes that are not written as name="value". */
function faultsOf(xml: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<]*")*)\s*(\/?)>|<|[^<]+/g
  for (const [text, closing, name, , selfClosing] of xml.matchAll(tag)) {
    if (!name) faults.push(text)
    else if (closing && open.pop() !== name) faults.push(text)
    else if (!closing && !selfClosing) open.push(name)
  }
  return [...faults, ...open]
}

/** Number of elements of a file in which every `<use>` follows what it repeats. */
function elementsOf(svg: string): number {
  const counts = new Map<string, number>()
  const open: { id: string | undefined; count: number }[] = []
  let total = 0
  for (const [, closing, attributes = '', selfClosing] of svg.matchAll(/<(\/?)\w+([^>]*?)(\/?)>/g)) {
    if (!closing) {
      const [, repeated = ''] = / href="#(\w+)"/.exec(attributes) ?? []
      open.push({ id: / id="(\w+)"/.exec(attributes)?.[1], count: 1 + (counts.get(repeated) ?? 0) })
    }
    if (!closing && !selfClosing) continue
    const ended = open.pop()
    if (!ended) continue
    if (ended.id) counts.set(ended.id, ended.count)
    const parent = open.at(-1)
    if (parent) parent.count += ended.count
    else total += ended.count
  }
  return total
}
