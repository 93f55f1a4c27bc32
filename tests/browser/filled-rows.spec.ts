import type { Locator } from '@playwright/test'
import { type Choice, snapshotOf } from '../support/variant-site.ts'
import { expect, test } from '../support/variants.ts'

const choice = {
  Header: 'header-strip',
  AboutMe: 'about-me-arch',
  Certifications: 'certifications-seals',
  Experience: 'experience-line',
  PaymentMethods: 'payment-methods-tiles',
} satisfies Choice

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

test('lists of the home page leave no lone item at the start of a row', async ({ page, variantSite }) => {
  variantSite.show(siteOf(7))
  await page.goto('/')
  const listOf = (section: string, kind: string) =>
    page.locator(`[data-section="${section}"] ${kind}`).first()

  expect(await rowsOf(listOf('AboutMe', 'ul'))).toEqual([3, 2, 2])
  expect(await rowsOf(listOf('Experience', 'dl'))).toEqual([3, 2, 2])
  expect(await rowsOf(listOf('PaymentMethods', 'dl'))).toEqual([3, 2, 2])
  expect(await rowsOf(listOf('Certifications', 'ul'))).toEqual([2, 2, 2, 1])
})

test('the last row of a list page is filled on tablets', async ({ page, variantSite }) => {
  variantSite.show(siteOf(7))
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/sintomas')

  expect(await rowsOf(page.locator('main ul:has(> li h2)'))).toEqual([2, 2, 1])
})

/** The sample with so many facts, figures, prices and degrees. */
function siteOf(count: number) {
  const sample = snapshotOf('sample', choice)
  const content = sample['site-content']
  const { aboutMe, certifications, consultationPrice, experience } = content
  return {
    ...sample,
    'site-content': {
      ...content,
      aboutMe: { ...aboutMe, entities: repeated(aboutMe.entities, count) },
      certifications: { ...certifications, documents: repeated(certifications.documents, count) },
      experience: { ...experience, entities: repeated(experience.entities, count) },
      consultationPrice: { ...consultationPrice, prices: repeated(consultationPrice.prices, count) },
    },
  }
}

function repeated<Item>(items: readonly Item[], count: number): Item[] {
  const copies = Array.from({ length: Math.ceil(count / items.length) }, () => items)
  return copies.flat().slice(0, count)
}

/** The number of items in each row. Every row is as wide as the first one, or in its middle. */
async function rowsOf(list: Locator): Promise<number[]> {
  const boxes = await list.evaluate((element) =>
    Array.from(element.children, (child) => {
      const { left, right, top } = child.getBoundingClientRect()
      return { left, right, top: Math.round(top) }
    }),
  )
  const rows = [...Map.groupBy(boxes, ({ top }) => top).values()].map((row) => ({
    count: row.length,
    middle: (Math.min(...row.map(({ left }) => left)) + Math.max(...row.map(({ right }) => right))) / 2,
  }))
  for (const { middle } of rows) expect(middle).toBeCloseTo(rows[0]?.middle ?? Number.NaN, 0)
  return rows.map(({ count }) => count)
}
