import { expect, test } from '../../support/fixtures.ts'
import { galleryOf } from '../../support/photo-gallery.ts'

test('shows six photos, which dots and arrow keys change', async ({ page }) => {
  await page.goto('/')
  const gallery = galleryOf(page)

  await expect(gallery.root.getByRole('img')).toHaveCount(6)
  await expect(gallery.dots).toHaveCount(6)
  await gallery.expectCurrent(0)
  await gallery.dots.nth(3).click()
  await gallery.expectCurrent(3)
  await gallery.dots.nth(0).click()
  await gallery.viewport.focus()
  await expect(gallery.viewport).toHaveAttribute('data-ready')
  await page.keyboard.press('ArrowLeft')
  await gallery.expectCurrent(5)
  await page.keyboard.press('ArrowRight')
  await gallery.expectCurrent(0)
})

test('a swipe shows the next photo', async ({ page }) => {
  await page.goto('/')
  const gallery = galleryOf(page)
  await gallery.root.scrollIntoViewIfNeeded()
  await expect(gallery.viewport).toHaveAttribute('data-ready')
  const box = await gallery.viewport.boundingBox()
  if (!box) throw new Error('The gallery is not on the page.')

  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width * 0.7, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.2, y, { steps: 8 })
  await page.mouse.up()

  await gallery.expectCurrent(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the photos are a strip that scrolls by hand', async ({ page }) => {
    await page.goto('/')
    const { viewport, root } = galleryOf(page)

    await expect(viewport).toHaveCSS('overflow-x', 'auto')
    await expect(viewport).toHaveCSS('scroll-snap-type', /x mandatory/)
    await expect(root.getByRole('button')).toHaveCount(0)
  })
})
