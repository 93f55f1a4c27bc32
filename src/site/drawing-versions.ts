import { createHash } from 'node:crypto'
import type { Palette } from '#content/theme/index.ts'

export type DrawingVersions = ReturnType<typeof createDrawingVersions>

/** Enough for the live release, those just before it, and what the owner looks at in the history. */
const maxRemembered = 8

/**
 * The version in a drawing's address: one per build and palette, so that what it answers never changes.
 * Those last used are remembered with their palette: a page opened before another theme was published goes on
 * finding its pictures, in its own colours.
 */
export function createDrawingVersions(build: string) {
  const versions = new WeakMap<Palette, string>()
  /** Longest unused first. */
  const palettes = new Map<string, Palette>()

  function computed(palette: Palette): string {
    return createHash('sha256')
      .update(build + JSON.stringify(palette))
      .digest('hex')
      .slice(0, 8)
  }

  return {
    versionOf(palette: Palette): string {
      const version = versions.get(palette) ?? computed(palette)
      versions.set(palette, version)
      palettes.delete(version)
      palettes.set(version, palette)
      for (const [oldest] of palettes) {
        if (palettes.size <= maxRemembered) break
        palettes.delete(oldest)
      }
      return version
    },

    paletteOf: (version: string): Palette | undefined => palettes.get(version),
  }
}
