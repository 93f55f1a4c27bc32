import { describe, expect, test } from 'vitest'
import { siteTheme } from '#content/theme/index.ts'
import { figureGround } from './experience-section.tsx'

const { roles } = siteTheme({ preset: 'talavera', brandColor: '' })

describe('figureGround', () => {
  test('alternates without a colour', () => {
    expect([0, 1, 2].map((index) => figureGround('', index, roles))).toEqual(['cobalt', 'warm', 'cobalt'])
  })

  test('chooses the background on which a colour is readable', () => {
    expect(figureGround('#ffffff', 1, roles)).toBe('cobalt')
    expect(figureGround('#082462', 0, roles)).toBe('warm')
  })

  test('uses the colours of the theme', () => {
    const mediumGrey = '#8a8a8a'
    const dark = { ...roles, 'brand-800': '#000000' }
    const pale = { ...roles, 'brand-800': '#808080' }

    expect(figureGround(mediumGrey, 0, dark)).toBe('cobalt')
    expect(figureGround(mediumGrey, 0, pale)).toBe('warm')
  })
})
