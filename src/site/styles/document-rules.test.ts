import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type SiteContent, siteContent as schema } from '#content/site-content/index.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import type { Images } from '#site/images.ts'
import { documentRules } from './document-rules.ts'

const imagesOf =
  (width: number, height: number): Images =>
  (path) => ({ src: path, width, height })

const rules = (header: Partial<SiteContent['header']>, images = imagesOf(240, 240)) => {
  const content = schema.parse(sample)
  return documentRules({ ...content, header: { ...content.header, ...header } }, images)
}

describe('the logo in the header', () => {
  test('shrinks by a scale, and the name moves with it', () => {
    expect(rules({ logoHeight: 70, stickyLogoHeight: 35 })).toContain(
      '--logo-height:4.375rem;--logo-scale:0.5;--logo-shift:-2.1875rem',
    )
  })

  test('fits both heights of the header', () => {
    expect(rules({ logoHeight: 160, stickyLogoHeight: 100 })).toContain(
      '--logo-height:6rem;--logo-scale:0.542',
    )
  })

  test('leaves room beside a wide logo', () => {
    expect(rules({ logoHeight: 70 }, imagesOf(600, 100))).toContain('--logo-height:1.25rem;--logo-scale:1;')
  })

  test('never makes the large header lower than the small one', () => {
    expect(rules({ headerHeight: 80, headerStickyHeight: 60 })).toContain(
      '--header-bar:3.75rem;--header-stuck:3.75rem',
    )
  })
})

test('the slides of the hero keep their offset and their time', () => {
  const content = schema.parse(sample)
  const slides = content.heroSlider.slides.map((slide, index) => ({ ...slide, mobileOffset: index * 30 }))
  const css = documentRules({ ...content, heroSlider: { ...content.heroSlider, slides } }, imagesOf(240, 240))

  expect(css).toContain('--hero-slide-time:1500ms')
  expect(css).toContain('li:nth-child(1){--slide-offset:0%}')
  expect(css).toContain('li:nth-child(3){--slide-offset:60%}')
})

describe('the colours of the theme', () => {
  const content = schema.parse(sample)
  const rulesIn = (theme: SiteContent['theme']) => documentRules({ ...content, theme }, imagesOf(240, 240))

  test('replace those of the style sheets', () => {
    expect(rulesIn({ preset: 'talavera', brandColor: '' })).not.toContain('--brand-700')
    expect(rulesIn({ preset: 'bugambilia', brandColor: '' })).toContain('--brand-700:#850052;')
  })

  test('have the own colour for the buttons', () => {
    const own = rulesIn({ preset: 'propio', brandColor: '#7b1fa2' })

    expect(own).toContain('--primary:#7b1fa2;')
    expect(own).toMatch(/--primary-hover:#[0-9a-f]{6};/)
  })

  test.each(
    globSync('src/site/**/*.css').filter((file) => !/tokens|fonts|print/.test(file)),
  )('are the only colours of %s', (file) => {
    const colours = readFileSync(file, 'utf8').match(/#[0-9a-f]{3,8}\b|\brgb|\bhsl/gi) ?? []

    expect(colours.filter((colour) => !/^#0+$/.test(colour))).toEqual([])
  })
})
