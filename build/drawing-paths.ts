import type { Plugin } from 'vite'
import { drawingPaths } from '../src/drawings/catalogue.ts'

const moduleName = 'virtual:drawing-paths'

/** Gives `virtual:drawing-paths`: the addresses of the bundled drawings, without what draws them. */
export function drawingPathList(): Plugin {
  return {
    name: 'drawing-paths',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load: (id) =>
      id === `\0${moduleName}` ? `export const drawingPaths = ${JSON.stringify(drawingPaths)}` : undefined,
  }
}
