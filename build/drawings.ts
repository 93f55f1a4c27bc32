import { join } from 'node:path'
import type { Plugin } from 'vite'
import { svgFiles } from '../src/drawings/files.ts'
import { drawingPaths } from '../src/drawings/index.ts'

const filesModule = join(import.meta.dirname, '../src/drawings/files.ts')
const pathsModule = 'virtual:drawing-paths'

/**
 * Puts the texts of the SVG files into the bundles. Provides `virtual:drawing-paths`: the URL paths of the bundled
 * drawings, without the drawings.
 */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    resolveId: (id) => (id === pathsModule ? `\0${pathsModule}` : undefined),
    load(id) {
      if (id === filesModule) return `export const svgFiles = ${JSON.stringify(svgFiles)}`
      if (id === `\0${pathsModule}`) return `export const drawingPaths = ${JSON.stringify(drawingPaths)}`
    },
  }
}
