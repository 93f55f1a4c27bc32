import type { Page } from '@playwright/test'
import { gallery } from '../../sample-site/gallery.ts'
import { expect } from './fixtures.ts'

const captions = gallery.map(({ alt }) => alt)

export function galleryOf(page: Page) {
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
