import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { siteTheme } from './index.ts'
import { contrast, distance } from './oklch.ts'
import { presetNames, presets } from './presets.ts'
import { corrected, PAIRS, roleColours, usualChroma } from './roles.ts'

const themeOf = (preset: (typeof presetNames)[number]) => siteTheme({ preset, brandColor: '' })

describe.each(presetNames)('theme %s', (name) => {
  const { roles, primary, primaryHover, palette } = themeOf(name)

  test.each(PAIRS)('%s on %s reaches %s to 1', (text, background, minimum) => {
    expect(contrast(roles[text], roles[background])).toBeGreaterThanOrEqual(minimum)
  })

  test('gives every colour as six hexadecimal digits', () => {
    const colours = [...Object.values(palette), primary, primaryHover]

    for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })

  test('gives the WhatsApp button another colour than the main button', () => {
    expect(distance(roles['leaf-600'], primary)).toBeGreaterThanOrEqual(0.1)
  })
})

test('Talavera has the colours of the style sheets', () => {
  const sheet = readFileSync(new URL('../../site/styles/tokens.css', import.meta.url), 'utf8')
  const written = [...sheet.matchAll(/--([a-z0-9-]+): (#[0-9a-f]+);/g)].map(([, role, colour]) => [
    role,
    colour,
  ])

  expect({ ...themeOf('talavera').roles, paper: '#fff' }).toEqual(Object.fromEntries(written))
})

test.each([
  ['jacaranda', '#220f3b', '#572d8d', '#c4b4e4', '#dbb73f', '#251f30'],
  ['nopal', '#002310', '#005830', '#9fcaad', '#fe9a9a', '#17271c'],
  ['bugambilia', '#370220', '#850052', '#e5aac3', '#f3a949', '#311b25'],
  ['cempasuchil', '#350c00', '#7c2b00', '#e7af9a', '#f3a949', '#311d15'],
] as const)('%s has the colours of the design', (name, ...colours) => {
  const { roles } = themeOf(name)
  const shown = ['brand-950', 'brand-700', 'brand-300', 'accent-500', 'ink'] as const

  expect(shown.map((role) => roles[role])).toEqual(colours)
})

test('the tiles of Talavera and Cempasúchil have the inks of the design', () => {
  expect(themeOf('talavera').palette).toMatchObject({
    't-line': '#0c2f7f',
    't-wash': '#a5beed',
    'glaze-2': '#f6f8fb',
    'glaze-3': '#fefdfb',
  })
  expect(themeOf('cempasuchil').palette).toMatchObject({
    't-wash': '#f3a949',
    't-fill': '#bf572b',
    't-accent': '#bf572b',
    't-soft': '#fed09c',
    grout: '#fed09c',
    'glaze-2': '#fbf4f1',
  })
})

test('colours with too little contrast are darkened, and no others change', () => {
  const light = { L: 0.7, C: 0.1, h: 263 }
  const black = { L: 0, C: 0, h: 0 }
  const white = { L: 1, C: 0, h: 0 }
  const roles = Object.keys(roleColours(presets.talavera)) as (keyof ReturnType<typeof roleColours>)[]
  const dark = new Set(PAIRS.map(([one, other]) => (isLight(one) ? other : one)))
  const colours = Object.fromEntries(roles.map((role) => [role, dark.has(role) ? black : white]))

  const fixed = corrected({ ...colours, 'brand-700': light } as Parameters<typeof corrected>[0])

  expect(contrast(fixed['brand-700'], '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(fixed['brand-700'], '#ffffff')).toBeLessThan(4.7)
  expect(fixed['brand-800']).toBe('#000000')
  expect(fixed.paper).toBe('#ffffff')
})

/** Whether a role is the lighter one in its pairs. */
function isLight(role: (typeof PAIRS)[number][0]): boolean {
  return /paper|glaze|-(?:50|100|200|300)$|accent-500/.test(role)
}

test('returns the chroma of Talavera at any lightness', () => {
  expect(usualChroma(0)).toBe(0.085)
  expect(usualChroma(0.405)).toBe(0.16)
  expect(usualChroma(0.44)).toBeCloseTo(0.1625)
  expect(usualChroma(1)).toBe(0.0095)
})
