import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { siteTheme } from './index.ts'
import { contrast, distance, fromHex, hueDistance, toHex } from './oklch.ts'
import { buttonColour, explainMoved, recipeOf } from './own-colour.ts'
import { PAIRS } from './roles.ts'

const own = (brandColor: string) => siteTheme({ preset: 'propio', brandColor })
const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)
const forAnyColour = (check: (colour: string) => void) =>
  fc.assert(fc.property(anyColour, check), {
    numRuns: 300,
    examples: [['#000000'], ['#ffffff'], ['#ffff00'], ['#00ff00'], ['#0000ff'], ['#ff00ff'], ['#808080']],
  })

describe('a theme of any colour', () => {
  test('has the required contrast in every pair of colours', () => {
    forAnyColour((colour) => {
      const { roles } = own(colour)

      for (const [text, background, minimum] of PAIRS)
        expect(contrast(roles[text], roles[background]), `${text} on ${background}`).toBeGreaterThanOrEqual(
          minimum,
        )
    })
  })

  test('has buttons on which white text is readable', () => {
    forAnyColour((colour) => {
      const { primary, primaryHover } = own(colour)

      expect(contrast(primary, '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(primaryHover, '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(distance(primary, primaryHover)).toBeGreaterThan(0.03)
    })
  })

  test('has an accent and a WhatsApp green that differ visibly from the brand colour', () => {
    forAnyColour((colour) => {
      const { roles, primary } = own(colour)
      const { hue, accent, chroma } = recipeOf(colour)

      if (chroma > 0.3) expect(hueDistance(hue, accent)).toBeGreaterThanOrEqual(28)
      for (const role of ['brand-700', 'brand-600', 'brand-500'] as const)
        expect(distance(roles['accent-500'], roles[role]), role).toBeGreaterThan(0.2)
      expect(distance(roles['leaf-600'], primary)).toBeGreaterThan(0.09)
    })
  })

  test('reports every colour that was changed, and no other', () => {
    forAnyColour((colour) => {
      const { primary, moved } = own(colour)

      expect(moved === undefined).toBe(primary === colour)
      expect(moved === undefined).toBe(contrast(colour, '#ffffff') >= 4.5)
      if (moved) expect(fromHex(moved.to).L).toBeLessThan(fromHex(moved.from).L)
    })
  })
})

test('a colour with enough contrast is used for the button unchanged', () => {
  expect(buttonColour('#7B1FA2')).toEqual({ colour: '#7b1fa2' })
})

test('a light colour is darkened only as far as needed and keeps its hue', () => {
  const { colour } = buttonColour('#ffd400')

  expect(contrast(colour, '#ffffff')).toBeLessThan(4.6)
  expect(hueDistance(fromHex(colour).h, fromHex('#ffd400').h)).toBeLessThan(3)
})

test('one sentence explains a changed colour to the owner', () => {
  const { moved } = own('#e91e63')

  expect(moved && explainMoved(moved)).toMatch(
    /^Su color #e91e63 se oscureció a #[0-9a-f]{6} para que el texto blanco se lea \(contraste 4\.3 → 4\.5\)\.$/,
  )
})

test('a grey gives a grey palette with a colourful accent', () => {
  const { roles } = own('#222222')

  expect(fromHex(roles['brand-700']).C).toBeLessThan(0.01)
  expect(fromHex(roles['accent-500']).C).toBeGreaterThan(0.1)
})

test('a pale colour gives a palette as colourful as a strong colour of the same hue', () => {
  expect(recipeOf('#f8c8dc').chroma).toBeGreaterThan(1)
  expect(recipeOf('#c8ccd4').chroma).toBeLessThan(0.3)
})

test('an own theme without a colour is the default theme', () => {
  expect(own('')).toBe(siteTheme({ preset: 'talavera', brandColor: '' }))
})

test('a colour is unchanged after conversion to OKLCH and back', () => {
  forAnyColour((colour) => {
    expect(toHex(fromHex(colour))).toBe(colour)
  })
})
