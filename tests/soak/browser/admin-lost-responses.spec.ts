import type { Page } from '@playwright/test'
import {
  callApi,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../../support/admin.ts'
import { photoFile } from '../../support/pictures.ts'
import { publishAll } from '../../support/publish.ts'
import { field, readContent } from '../../support/site-info.ts'

test.use({ allowedErrors: /status of (409|502|504)/ })

type Loss = 'response' | 'request'

/** A proxy that answers some writes with 502, either after the server did the write or without forwarding it. */
async function loseWrites(page: Page, pattern: string, loss: Loss, times = Number.POSITIVE_INFINITY) {
  let lost = 0
  await page.route(pattern, async (route) => {
    if (route.request().method() === 'GET' || lost === times) return route.continue()
    lost += 1
    if (loss === 'response') await route.fetch()
    return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
  })
}

const wasConfirmed = (page: Page) => page.getByText(/La respuesta del sitio se perdió, pero comprobamos/)
const isUnknown = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: 'Puede que sus cambios ya se vean, pero no pudimos comprobarlo.' })

test.describe(', behind a proxy that answers 502', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test('Información del Sitio shows whether the change was saved', async ({ page }) => {
    await signIn(page, '/admin/sitio#doctorInfo')
    await loseWrites(page, '**/api/site-content', 'request')
    await field(page, 'doctorInfo.name').fill('Dra. Ana')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Puede que sus cambios ya se vean: lo estamos comprobando.')).toBeVisible()
    await expect(isUnknown(page)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.unroute('**/api/site-content')
    await loseWrites(page, '**/api/site-content', 'response', 2)
    await page.keyboard.press('Control+s')

    await expect(wasConfirmed(page)).toBeVisible()
    await expect(page.getByText('Todo publicado')).toBeVisible()
    expect((await readContent(page)).doctorInfo.name).toBe('Dra. Ana')
  })

  test('Secciones shows whether the change was saved', async ({ page }) => {
    await signIn(page, '/admin/secciones')
    await loseWrites(page, '**/api/selected-sections', 'request')
    await page.locator('[data-section="Hero"]').getByRole('switch').press('Space')
    await page.getByRole('button', { name: 'Guardar secciones' }).click()
    await expect(isUnknown(page)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.unroute('**/api/selected-sections')
    await loseWrites(page, '**/api/selected-sections', 'response', 2)
    await page.getByRole('button', { name: 'Guardar secciones' }).click()

    await expect(wasConfirmed(page)).toBeVisible()
    await expect(page.getByText('1 cambio sin publicar')).toBeVisible()
    expect(await callApi(page, '/api/selected-sections')).toMatchObject({ Hero: { display: false } })
  })

  test('the review shows whether the changes were published', async ({ page }) => {
    await signIn(page, '/admin/galeria#gallery.recepcion.alt')
    await loseWrites(page, '**/api/publish', 'response', 2)
    await field(page, 'gallery.recepcion.alt').fill('La sala de espera')
    await publishAll(page)

    await expectNoSidewaysScroll(page)
    expect(await callApi(page, '/api/gallery')).toHaveProperty('gallery.0.alt', 'La sala de espera')
  })

  test('Medios finds an upload that arrived and a change that was saved', async ({ page }) => {
    await signIn(page, '/admin/medios')
    await loseWrites(page, '**/api/media', 'response', 2)
    await page
      .locator('input[type=file][aria-label="Subir fotos"]')
      .first()
      .setInputFiles(await photoFile('fachada.jpg'))
    const row = page.getByRole('listitem').filter({ hasText: 'fachada.jpg' })
    await expect(row).toContainText('Lista')

    await loseWrites(page, '**/api/media/*', 'response', 2)
    await page.getByRole('link', { name: /fachada/i }).click()
    const details = page.getByRole('dialog')
    await details.getByLabel('Título').fill('La fachada')
    await expect.poll(() => callApi(page, '/api/media')).toMatchObject({ items: [{ title: 'La fachada' }] })
  })
})
