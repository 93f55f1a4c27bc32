import { globSync, readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { describe, expect, test } from 'vitest'
import { siteTheme } from '#content/theme/index.ts'
import { presetNames } from '#content/theme/presets.ts'
import { inTheme } from './theme-colours.ts'

const sheets = globSync('src/site/**/*.css').map((filename) => {
  const { code } = transform({ filename, code: readFileSync(filename), minify: true, cssModules: false })
  return [filename, code.toString()] as const
})
const presetTheme = (preset: (typeof presetNames)[number]) => siteTheme({ preset, brandColor: '' })
const talavera = presetTheme('talavera')

/** Colours that only the Talavera theme has. */
const ofTalaveraAlone = (own: ReturnType<typeof siteTheme>) =>
  Object.values(talavera.roles).filter((colour) => !Object.values(own.roles).includes(colour))

test('every sheet is unchanged in its own theme', () => {
  for (const [file, css] of sheets) expect(inTheme(css, talavera), file).toBe(css)
})

test('no two roles have the same colour, so that each can be replaced', () => {
  const colours = Object.values(talavera.roles)

  expect(new Set(colours).size).toBe(colours.length)
})

describe.each(presetNames.filter((name) => name !== 'talavera'))('%s', (name) => {
  test('no Talavera colour remains in any sheet', () => {
    const left = new RegExp(ofTalaveraAlone(presetTheme(name)).join('|'))

    for (const [file, css] of sheets) expect(inTheme(css, presetTheme(name)), file).not.toMatch(left)
  })
})

test('an own colour is used for the buttons', () => {
  const [, tokens = ''] = sheets.find(([file]) => file.endsWith('tokens.css')) ?? []

  const painted = inTheme(tokens, siteTheme({ preset: 'propio', brandColor: '#7b1fa2' }))

  expect(painted).toContain('--primary:#7b1fa2;')
  expect(painted).toMatch(/--primary-hover:#[0-9a-f]{6};/)
  expect(painted).toContain('--link:var(--brand-700)')
})

test('shadows keep their transparency, and colours without a role stay', () => {
  const css = 'a{box-shadow:0 0 #0824622e;color:#082462;background:#123456;mask:#0000}'

  expect(inTheme(css, presetTheme('bugambilia'))).toBe(
    'a{box-shadow:0 0 #5100302e;color:#510030;background:#123456;mask:#0000}',
  )
})
