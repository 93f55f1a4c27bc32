import { type Page, request } from '@playwright/test'
import { gallery } from '../../../sample-site/gallery.ts'
import { owner } from '../../support/admin.ts'
import { test as base, expect } from '../../support/fixtures.ts'
import { moveMouse } from '../../support/mouse.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

const captions = gallery.map(({ alt }) => alt)

/** Playwright's test with a worker-scoped site whose gallery is a mosaic. */
const test = base.extend<object, { site: RunningServer }>({
  site: [
    async ({}, use) => {
      const server = await startServer({ env: { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password } })
      await publishMosaic(server.url)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

async function publishMosaic(url: string) {
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } })
  const mosaic = { PhotosGallery: { component: 'photos-gallery-mosaic' } }
  for (const [path, data] of [
    ['/api/auth/sign-in/email', owner],
    ['/api/selected-sections', mosaic],
    ['/api/update-sections', undefined],
  ] as const) {
    const response = await api.post(path, data ? { data } : {})
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  }
  await api.dispose()
}

function lightboxOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Conozca el consultorio' })
  return {
    dialog,
    links: page.locator('[data-section="PhotosGallery"]').getByRole('link'),
    next: dialog.getByRole('button', { name: 'Foto siguiente' }),
    previous: dialog.getByRole('button', { name: 'Foto anterior' }),
    async expectCurrent(index: number) {
      const caption = captions[index] ?? ''
      await expect(dialog.getByText(`${index + 1} de 6`, { exact: true })).toBeVisible()
      await expect(dialog.locator('[aria-live]')).toHaveText(caption)
      await expect(dialog.getByRole('img', { name: caption })).toBeInViewport({ ratio: 0.9 })
    },
  }
}

/** Opens a photo of the mosaic. */
async function openPhoto(page: Page, index: number) {
  await page.goto('/')
  const lightbox = lightboxOf(page)
  await moveMouse(page, 10, 10)
  await lightbox.links.nth(index).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-island="GalleryLightbox"]')).toHaveAttribute('data-ready')
  await lightbox.links.nth(index).click()
  await expect(lightbox.dialog).toBeVisible()
  return lightbox
}

test('opens the requested photo over the page, and loads only its neighbours with it', async ({ page }) => {
  const lightbox = await openPhoto(page, 2)

  await lightbox.expectCurrent(2)
  // A modal dialog makes the page beneath inert.
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  await expect(lightbox.dialog.getByRole('button', { name: 'Cerrar la foto' })).toBeFocused()
  await expect(lightbox.dialog.locator('img')).toHaveCount(3)
})

test('the arrow keys wrap around, and Escape returns the focus', async ({ page }) => {
  const lightbox = await openPhoto(page, 0)
  await expect(lightbox.dialog.locator('[tabindex="0"]')).toHaveAttribute('data-ready')

  await page.keyboard.press('ArrowLeft')
  await lightbox.expectCurrent(5)
  await page.keyboard.press('ArrowRight')
  await lightbox.expectCurrent(0)
  await page.keyboard.press('Escape')

  await expect(lightbox.dialog).toBeHidden()
  await expect(lightbox.links.first()).toBeFocused()
})

test('the button and a click beside the photo close it', async ({ page }) => {
  const lightbox = await openPhoto(page, 3)

  await lightbox.dialog.getByRole('button', { name: 'Cerrar la foto' }).click()
  await expect(lightbox.dialog).toBeHidden()
  await lightbox.links.nth(3).click()
  await expect(lightbox.dialog).toBeVisible()
  await page.mouse.click(20, 140)

  await expect(lightbox.dialog).toBeHidden()
  await expect(lightbox.links.nth(3)).toBeFocused()
})

test.describe('without JavaScript', () => {
  // A bare picture makes the browser request /favicon.ico. It has no transitions either: Chromium reports that the one
  // that the page began was aborted.
  test.use({ javaScriptEnabled: false, allowedErrors: /favicon\.ico|ViewTransition opt-in disabled/ })

  test('a link opens the picture file', async ({ page }) => {
    await page.goto('/')
    const link = lightboxOf(page).links.nth(1)
    const address = await link.getAttribute('href')

    await link.click()

    await expect(page).toHaveURL(new RegExp(`${address}$`))
  })
})
