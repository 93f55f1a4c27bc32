import type { Page } from '@playwright/test'
import { gallery } from '../../../sample-site/gallery.ts'
import { expect, test } from '../../support/fixtures.ts'
import { gate } from '../../support/tiers.ts'

const captions = gallery.map(({ alt }) => alt)

function galleryOf(page: Page) {
  const root = page.locator('[data-section="PhotosGallery"] [aria-roledescription="carrusel"]')
  const viewport = root.locator('[tabindex="0"]')

  /** Index of the photo in the middle of the stage. */
  const middle = () =>
    viewport.evaluate((element) => {
      const frame = element.getBoundingClientRect()
      const centre = frame.left + frame.width / 2
      return [...element.querySelectorAll('li')].findIndex((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        return left < centre && right > centre
      })
    })

  return {
    root,
    viewport,
    next: root.getByRole('button', { name: 'Foto siguiente' }),
    previous: root.getByRole('button', { name: 'Foto anterior' }),
    dots: root.getByRole('button', { name: /^Foto \d de 6$/ }),
    /** Waits until a photo is in the middle and its dot and caption match. */
    async expectCurrent(index: number) {
      await expect.poll(middle).toBe(index)
      await expect(root.locator('[aria-current="true"]')).toHaveAccessibleName(`Foto ${index + 1} de 6`)
      await expect(root.locator('[aria-live="polite"]')).toHaveText(captions[index] ?? '')
    },
  }
}

test('shows six photos, the first in the middle', async ({ page }) => {
  await page.goto('/')
  const gallery = galleryOf(page)

  await expect(gallery.root.getByRole('img')).toHaveCount(6)
  await expect(gallery.dots).toHaveCount(6)
  await gallery.expectCurrent(0)
})

test('the arrow buttons wrap around in both directions', gate, async ({ page }) => {
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

test('the arrow keys wrap around in both directions', async ({ page }) => {
  await page.goto('/')
  const gallery = galleryOf(page)
  await gallery.viewport.focus()
  await expect(gallery.viewport).toHaveAttribute('data-ready')

  await page.keyboard.press('ArrowLeft')
  await gallery.expectCurrent(5)
  await page.keyboard.press('ArrowRight')
  await gallery.expectCurrent(0)
})

test('a dot shows its photo', async ({ page }) => {
  await page.goto('/')
  const gallery = galleryOf(page)

  await gallery.dots.nth(3).click()
  await gallery.expectCurrent(3)
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

test('under reduced motion a photo changes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const gallery = galleryOf(page)
  await gallery.viewport.focus()
  await expect(gallery.viewport).toHaveAttribute('data-ready')

  const left = () =>
    gallery.viewport
      .locator('li')
      .nth(1)
      .evaluate((slide) => slide.getBoundingClientRect().left)
  await gallery.next.click()
  const first = await left()
  await page.waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))))

  expect(await left()).toBe(first)
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
