import { expect, test } from 'vitest'
import { siteTheme } from '#content/theme/index.ts'
import { drawing, drawingPaths } from './index.ts'

test('every drawing is the same every time', () => {
  const { palette } = siteTheme({ preset: 'talavera', brandColor: '' })
  const drawn = () => drawingPaths.map((path) => [path, drawing(path, palette)])

  expect(drawn()).toEqual(drawn())
})
