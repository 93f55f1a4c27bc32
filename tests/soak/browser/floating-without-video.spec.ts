import type { Page } from '@playwright/test'
import { defaultsWith, snapshotOf } from '../../support/variant-site.ts'
import { expect, test } from '../../support/variants.ts'

const floating = (page: Page) =>
  page.getByRole('complementary', { name: 'Contacto rápido' }).locator('[data-island]')

/** The sample with this video. */
function snapshotWithVideo(videoLink: string) {
  const snapshot = snapshotOf('sample', defaultsWith())
  const content = snapshot['site-content']
  return { ...snapshot, 'site-content': { ...content, buttons: { ...content.buttons, videoLink } } }
}

test('without a video there is no video button, and one WhatsApp button', async ({ page, variantSite }) => {
  variantSite.show(snapshotWithVideo(''))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/contacto')
  await page.mouse.wheel(0, 40)

  await expect(floating(page).getByRole('link', { name: 'Llamar' })).toBeVisible()
  await expect(floating(page).getByRole('link', { name: /WhatsApp/ })).toHaveCount(1)
  await expect(floating(page).getByLabel(/^Ver video/)).toHaveCount(0)
  await expect(page.locator('video')).toHaveCount(0)
})

test('a video on another site opens there', async ({ page, variantSite }) => {
  variantSite.show(snapshotWithVideo('https://vimeo.com/1'))
  await page.goto('/contacto')
  await page.mouse.wheel(0, 40)

  const link = floating(page).getByRole('link', { name: /^Ver video/ })

  await expect(link).toHaveAttribute('href', 'https://vimeo.com/1')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(floating(page).getByRole('link', { name: /WhatsApp/ })).toHaveCount(2)
})
