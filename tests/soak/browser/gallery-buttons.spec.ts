import { test } from '../../support/fixtures.ts'
import { galleryOf } from '../../support/photo-gallery.ts'

test('the arrow buttons wrap around in both directions', async ({ page }) => {
  await page.goto('/')
  const gallery = galleryOf(page)

  await gallery.previous.click()
  await gallery.expectCurrent(5)
  await gallery.next.click()
  await gallery.expectCurrent(0)
  for (const index of [1, 2, 3, 4, 5, 0]) {
    await gallery.next.click()
    await gallery.expectCurrent(index)
  }
})
