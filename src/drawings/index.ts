/**
 * The artwork of the site as SVG: pictures that are files, and tiles, panels and banners that code draws for every
 * topic. Pure: the same path and palette always give the same text.
 */
import type { Palette } from '#content/theme/index.ts'
import { familyNames, familySketch } from './families.ts'
import { svgFiles } from './files.ts'
import { paint, svgFile } from './svg-file.ts'
import { topicIds } from './topics.ts'

const folder = '/dibujos/'
const pictures = new Map(
  Object.entries(svgFiles).flatMap(([name, file]): [string, string][] =>
    name.startsWith('pictures/') ? [[`${name.replace('pictures/', folder)}.svg`, file]] : [],
  ),
)

const pageIds = ['servicios', 'enfermedades', 'sintomas', 'contacto', 'general', 'no-encontrada']

/** Paths of all bundled drawings. Tiles, panels and banners also exist for other ids. */
export const drawingPaths: readonly string[] = [
  ...pictures.keys(),
  ...topicIds.flatMap(familyNames).map((name) => `${folder}${name}.svg`),
  ...pageIds.flatMap((id) => [`${folder}franjas/${id}.svg`, `${folder}franjas/${id}-chico.svg`]),
]

/** A drawing's own size, computed without drawing it. */
export function drawingSize(path: string): { width: number; height: number } | undefined {
  const picture = pictures.get(path)
  if (!picture) return familySketch(path)
  const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(picture) ?? []
  if (!width || !height) throw new Error(`${path} has no width and height in pixels.`)
  return { width: Number(width), height: Number(height) }
}

/** The SVG file at a path such as `/dibujos/azulejos/endometriosis.svg`, in the colours of the palette. */
export function drawing(path: string, palette: Palette): string | undefined {
  const picture = pictures.get(path)
  if (picture) return paint(picture, palette)
  const sketch = familySketch(path)
  return sketch && paint(svgFile(sketch), palette)
}
