import type { Plugin } from 'vite'
import { drawingPaths } from '../src/drawings/catalogue.ts'

const moduleName = 'virtual:drawing-paths'

/** Provides `virtual:drawing-paths`: the URL paths of the bundled drawings, without the code that draws them. */
export function drawingPathList(): Plugin {
  return {
    name: 'drawing-paths',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load: (id) =>
      id === `\0${moduleName}` ? `export const drawingPaths = ${JSON.stringify(drawingPaths)}` : undefined,
  }
}
