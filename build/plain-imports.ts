import type { Plugin } from 'vite'

/**
 * Replaces the helper around every `import()` with a plain call. The helper requests a chunk's own imports and styles
 * early, which the islands do not need: `hydrate.tsx` loads first what they share, and they have no style sheets.
 * It would be 40 % of the script that every page starts with.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
