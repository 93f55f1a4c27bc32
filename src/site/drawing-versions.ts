import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Palette } from '#content/theme/index.ts'

export type DrawingVersions = ReturnType<typeof createDrawingVersions>

/** Enough for the live release, the releases just before it, and the revisions that the owner previews. */
const maxRemembered = 8

/**
 * Versions of drawing URLs: one per build and palette, so that a URL always returns the same file. Remembers the
 * palettes of the most recently used versions: a page opened before a theme change still gets its drawings in its own
 * colours.
 */
export function createDrawingVersions(build: string) {
  const palettes = new LRUCache<string, Palette>({ max: maxRemembered })

  function computed(palette: Palette): string {
    return createHash('sha256')
      .update(build + JSON.stringify(palette))
      .digest('hex')
      .slice(0, 8)
  }

  return {
    versionOf(palette: Palette): string {
      const version = computed(palette)
      palettes.set(version, palette)
      return version
    },

    paletteOf: (version: string): Palette | undefined => palettes.get(version),
  }
}
