import { describe, expect, test } from 'vitest'
import { contrast, drawingPalette, PAIRS, PRESETS, palette, talaveraPalette } from './palette.ts'

describe.each(Object.entries(PRESETS))('theme %s', (_id, theme) => {
  test.each(PAIRS)('%s on %s reaches %s to 1', (text, background, least) => {
    const swatches = palette(theme)

    expect(contrast(swatches[text].hex, swatches[background].hex)).toBeGreaterThanOrEqual(least)
  })

  test('gives every colour as six hexadecimal digits', () => {
    const colours = Object.values(drawingPalette(theme))

    for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })
})

test('the default theme keeps the brand colours of the design', () => {
  expect(talaveraPalette).toMatchObject({
    'brand-950': '#051843',
    'brand-800': '#0c2f7f',
    'accent-500': '#e9af41',
    glaze: '#fcfbf8',
    't-line': '#0c2f7f',
    't-wash': '#a5beed',
  })
})
