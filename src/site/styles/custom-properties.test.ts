import { describe, expect, it } from 'vitest'
import { withConstantsInPlace } from './custom-properties.ts'

describe('withConstantsInPlace', () => {
  it('replaces a property of the root by its value, also through others', () => {
    const css = ':root{--blue:#15409e;--link:var(--blue)}a{color:var(--link);background:var(--blue)}'
    expect(withConstantsInPlace(css)).toContain('a{color:#15409e;background:#15409e}')
  })

  it('leaves out spaces that separate values, but not those of a name in quotes', () => {
    const css =
      ':root{--face:"One, or two", serif;--size:clamp(1rem, 1rem + 2vw, 2rem)}p{font:var(--size)/1.5 var(--face)}'
    expect(withConstantsInPlace(css)).toContain('p{font:clamp(1rem,1rem + 2vw,2rem)/1.5 "One, or two",serif}')
  })

  it('keeps a property that another rule sets again, and those that depend on it', () => {
    const rules = 'a{color:var(--ink)}.dark{--paper:#000}b{color:var(--paper)}i{color:var(--sheet)}'
    const css = `:root{--ink:#111;--paper:#fff;--sheet:var(--paper)}${rules}`
    expect(withConstantsInPlace(css)).toBe(
      `:root{--paper:#fff;--sheet:var(--paper)}${rules.replace('var(--ink)', '#111')}`,
    )
  })

  it('keeps a property that only a media query sets', () => {
    const css = '@media (width>=768px){:root{--gap:2rem}}p{gap:var(--gap)}'
    expect(withConstantsInPlace(css)).toBe(css)
  })

  it('keeps a reference to a property that may be missing, with its fallback', () => {
    const css = 'p{color:var(--figure-color,red)}'
    expect(withConstantsInPlace(`:root{--figure-color:blue}${css}`)).toBe(`:root{--figure-color:blue}${css}`)
    expect(withConstantsInPlace(css)).toBe(css)
  })

  it('removes properties that nothing reads, except those of the icon file', () => {
    expect(withConstantsInPlace(':root{--accent-500:#e9af41;--unused:1px}')).toBe(
      ':root{--accent-500:#e9af41;}',
    )
  })
})
