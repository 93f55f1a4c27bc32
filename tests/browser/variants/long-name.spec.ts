import { expect } from '@playwright/test'
import { catalogue } from '#content/catalogue/index.ts'
import { later } from '../../support/tiers.ts'
import { defaultsWith, snapshotOf } from '../../support/variant-site.ts'
import { test } from '../../support/variants.ts'

const name = 'Dra. María Guadalupe Hernández-Villaseñor de la Torre'

test(
  'every header shows a name of 53 letters on two lines, and all social networks or none',
  later,
  async ({ page, variantSite }) => {
    for (const { file } of catalogue.Header.variants) {
      const snapshot = snapshotOf('sample', defaultsWith({ Header: file }))
      const content = snapshot['site-content']
      variantSite.show({
        ...snapshot,
        'site-content': { ...content, doctorInfo: { ...content.doctorInfo, name } },
      })
      for (const width of [320, 360, 768, 1280, 1536, 1920]) {
        await page.setViewportSize({ width, height: 740 })
        await page.goto('/')
        const shown = await page.evaluate(() => {
          const texts = [...document.querySelectorAll('header a > span > :is(b, small)')]
          const lines = texts.map((text) => {
            return Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))
          })
          const lists = [...document.querySelectorAll('header ul:has(> li > a[aria-label="Facebook"])')]
          const kinds = lists.map(
            (list) => new Set([...list.children].map((item) => item.checkVisibility())).size,
          )
          return { lines, networks: Math.max(...kinds) }
        })
        const where = `${file}, ${width} px`
        expect(shown.lines[0], where).toBeLessThanOrEqual(2)
        expect(shown.lines[1] ?? 0, where).toBeLessThanOrEqual(1)
        expect(shown.networks, where).toBeLessThanOrEqual(1)
      }
    }
  },
)
