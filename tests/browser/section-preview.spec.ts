import { expect, signIn, test } from '../support/admin.ts'
import { later } from '../support/tiers.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('an enlarged section is as wide as the phone and shown to its end', later, async ({ page }) => {
  await signIn(page, '/admin/secciones')
  await page.getByRole('button', { name: 'Ampliar la vista previa de Servicios' }).click()
  const dialog = page.getByRole('dialog', { name: 'Servicios' })
  const picture = dialog.locator('iframe')
  await expect(picture).toBeVisible()

  const { width = 0 } = (await dialog.boundingBox()) ?? {}
  await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(740)
  const { height = 0, width: pictureWidth } = (await picture.boundingBox()) ?? {}
  expect(pictureWidth).toBe(width)
  const shown = picture.contentFrame()
  expect(await shown.locator('html').evaluate(() => innerWidth)).toBe(width)
  const end = await shown
    .locator('[data-section="Services"]')
    .evaluate((section) => section.lastElementChild?.getBoundingClientRect().bottom)
  expect(end).toBeGreaterThan(height - 2)
  expect(end).toBeLessThan(height + 2)
})
