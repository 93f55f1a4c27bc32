import { describe, expect, test } from 'vitest'
import { figureNames } from '#content/entries/article-figure.ts'
import { optionLabel } from '#content/fields/option-labels.ts'
import { siteTheme } from '#content/theme/index.ts'
import { drawing, drawingPaths } from '#drawings/index.ts'
import { figureTexts } from './figure-texts.ts'

const { palette } = siteTheme({ preset: 'talavera', brandColor: '' })

describe.each(figureNames)('the figure %s', (name) => {
  const { path, alt, parts } = figureTexts[name]

  test('is a drawing with as many numbers as its legend has parts', () => {
    const svg = drawing(path, palette) ?? ''
    const numbers = svg.match(/<circle cx="0" cy="0" r="13"/g) ?? []

    expect(numbers).toHaveLength(parts.length)
  })

  test('has an alternative text and a name for the owner', () => {
    expect(alt.length).toBeGreaterThan(60)
    expect(optionLabel(name)).not.toBe(name)
  })
})

test('every drawing of a figure is used', () => {
  const used = figureNames.map((name) => figureTexts[name].path)

  expect(used.toSorted()).toEqual(drawingPaths.filter((path) => path.includes('/figuras/')).toSorted())
})
