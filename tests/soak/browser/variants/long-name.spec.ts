import { expect } from '@playwright/test'
import { defaultsWith, snapshotOf, variantsOf } from '../../../support/variant-site.ts'
import { test } from '../../../support/variants.ts'

const names = [
  'Dra. María Guadalupe Hernández-Villaseñor de la Torre',
  'Dra. Montserrat Iturriagagoitia Bustamante de la Garza-Nava',
]

test('every header shows a whole name of 53 or 59 letters on two lines, and all social networks or none', async ({
  page,
  variantSite,
}) => {
  for (const [name, file] of names.flatMap((each) =>
    variantsOf('Header').map((file) => [each, file] as const),
  )) {
    const snapshot = snapshotOf('sample', defaultsWith({ Header: file }))
    const content = snapshot['site-content']
    variantSite.show({
      ...snapshot,
      'site-content': { ...content, doctorInfo: { ...content.doctorInfo, name } },
    })
    for (const width of [320, 349, 360, 390, 399, 400, 768, 1280, 1536, 1920]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/')
      await page.evaluate(() => document.fonts.ready)
      const shown = await page.evaluate(() => {
        const texts = [...document.querySelectorAll('header a > span > :is(b, small)')]
        const lines = texts.map((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        })
        const lists = [...document.querySelectorAll('header ul:has(> li > a[aria-label="Facebook"])')]
        const kinds = lists.map(
          (list) => new Set([...list.children].map((item) => item.checkVisibility())).size,
        )
        return { lines, networks: Math.max(...kinds) }
      })
      const where = `${name}, ${file}, ${width} px`
      expect(shown.lines[0], where).toBeLessThanOrEqual(2)
      expect(shown.lines[1] ?? 0, where).toBeLessThanOrEqual(1)
      expect(shown.networks, where).toBeLessThanOrEqual(1)
    }
  }
})
