import { article, longest, part, phone, screensOf } from '../support/folded-page.ts'
import { defaultsWith, snapshotOf } from '../support/variant-site.ts'
import { expect, test } from '../support/variants.ts'

test.use({ viewport: phone, reducedMotion: 'reduce' })

test.beforeEach(({ variantSite }) => variantSite.show(longest))

test('the home page takes at most 13 screens of 360 × 780 px, and 16 of the longest practice', async ({
  page,
  variantSite,
}) => {
  expect(await screensOf(page, '/')).toBeLessThanOrEqual(16)
  variantSite.show(snapshotOf('sample', defaultsWith()))
  await page.setViewportSize({ width: 360, height: 780 })

  expect((await screensOf(page, '/')) * (phone.height / 780)).toBeLessThanOrEqual(13)
})

test('a link to a folded part opens it, from outside and from the same page', async ({ page }) => {
  await page.goto(`${article}#tratamiento`)
  await expect(page.locator('#tratamiento li').first()).toBeVisible()
  await expect(page.locator('#tratamiento h2')).toBeInViewport()

  await page.goto('/contacto')
  await expect(part(page, 'lugar-star-medica')).not.toHaveAttribute('open')
  await page.evaluate(() => {
    location.hash = 'lugar-star-medica'
  })
  await expect(part(page, 'lugar-star-medica')).toHaveAttribute('open')
  await expect(page.locator('#lugar-star-medica address')).toBeInViewport()
})
