import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { iconShapes } from '../src/drawings/icons.ts'

const moduleName = 'virtual:icon-sprite'

/**
 * Provides `virtual:icon-sprite`: the URL of one SVG file with the shapes of all late icons (`components/icon.tsx`).
 * The browser build writes that file, so browsers cache it across pages.
 */
export function iconSprite(): Plugin {
  const symbols = Object.entries(iconShapes).map(([name, shape]) => {
    return `<symbol id="l-${name}" viewBox="0 0 24 24">${shape}</symbol>`
  })
  const file = `<svg xmlns="http://www.w3.org/2000/svg" hidden="">${symbols.join('')}</svg>`
  const fileName = `assets/iconos-${createHash('sha256').update(file).digest('hex').slice(0, 8)}.svg`
  return {
    name: 'icon-sprite',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load: (id) =>
      id === `\0${moduleName}` ? `export const spriteAddress = ${JSON.stringify(`/${fileName}`)}` : undefined,
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: file })
    },
  }
}
