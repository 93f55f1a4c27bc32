/**
 * The artwork of the site: tiles, panels, scenes and marks, drawn by code as SVG files.
 * Pure: the same path and palette always give the same text, in Node and in the browser.
 */
import type { Palette } from '#content/theme/index.ts'
import { sketchOf } from './catalogue.ts'
import { svgFile } from './svg-file.ts'

export { drawingPaths } from './catalogue.ts'

/** A drawing's own size, computed without drawing it. */
export function drawingSize(path: string): { width: number; height: number } | undefined {
  const sketch = sketchOf(path)
  return sketch && { width: sketch.width, height: sketch.height }
}

/** The SVG file at a path such as `/dibujos/azulejos/endometriosis.svg`, in the colours of the palette. */
export function drawing(path: string, palette: Palette): string | undefined {
  const sketch = sketchOf(path)
  return sketch && svgFile(sketch, palette)
}
