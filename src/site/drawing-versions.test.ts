import { expect, test } from 'vitest'
import { siteTheme } from '#content/theme/index.ts'
import { createDrawingVersions } from './drawing-versions.ts'

const talavera = siteTheme({ preset: 'talavera', brandColor: '' }).palette
const nopal = siteTheme({ preset: 'nopal', brandColor: '' }).palette

test('a version depends on the build and the palette', () => {
  const versions = createDrawingVersions('uno')

  expect(versions.versionOf(talavera)).toMatch(/^[0-9a-f]{8}$/)
  expect(versions.versionOf({ ...talavera })).toBe(versions.versionOf(talavera))
  expect(versions.versionOf(nopal)).not.toBe(versions.versionOf(talavera))
  expect(createDrawingVersions('otro').versionOf(talavera)).not.toBe(versions.versionOf(talavera))
})

test('only the most recently used palettes are remembered', () => {
  const versions = createDrawingVersions('uno')
  const first = versions.versionOf(talavera)
  const second = versions.versionOf(nopal)

  for (let number = 0; number < 7; number++) {
    versions.versionOf({ ...nopal, glaze: `#00000${number}` })
    versions.versionOf(talavera)
  }

  expect(versions.paletteOf(first)).toBe(talavera)
  expect(versions.paletteOf(second)).toBeUndefined()
})
