import type { Page } from '@playwright/test'
import { z } from 'zod'
import { galleryImages } from '../../../src/content/entries/gallery-image.ts'
import {
  callApi,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  publicHtml,
  signIn,
  test,
} from '../../support/admin.ts'
import { photoFile } from '../../support/pictures.ts'
import { publishAll } from '../../support/publish.ts'

test.use({ allowedErrors: /status of (4\d\d|503)|ERR_FAILED/ })

const document = z.object({ gallery: galleryImages })
const readGallery = async (page: Page) => document.parse(await callApi(page, '/api/gallery')).gallery

test('the owner adds photographs to the gallery in her order and publishes them', async ({ page, admin }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn(page, '/admin/galeria')
  const before = await readGallery(page)
  await page.getByRole('button', { name: 'Agregar imágenes' }).click()
  const picker = page.getByRole('dialog', { name: /Elegir: imágenes/ })
  await picker
    .locator('input[type=file]')
    .first()
    .setInputFiles([await photoFile('patio.jpg'), await photoFile('jardin.jpg', { color: '#085c38' })])
  await expect(picker.getByRole('button', { name: 'Agregar 2 imágenes' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.screenshot({ path: 'test-results/elegir-360.png' })
  await picker.getByRole('button', { name: 'Agregar 2 imágenes' }).click()

  const focused = page.locator('[id^="campo-gallery."][id$=".alt"]:focus')
  await expect(focused).toHaveValue('')
  await page.keyboard.type('El patio, con jacarandas')
  await expect(focused).toHaveValue('El patio, con jacarandas')
  await page.getByText(`Corrija «Imagen de la galería ${before.length + 2}`).click()
  await expect(focused).toHaveValue('')
  await page.keyboard.type('El jardín')
  await page.getByRole('button', { name: 'Subir: El patio, con jacarandas' }).click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.screenshot({ path: 'test-results/galeria-360.png', fullPage: true })
  await publishAll(page)
  const saved = await readGallery(page)
  expect(saved.map(({ alt }) => alt).slice(-3)).toEqual([
    'El patio, con jacarandas',
    before.at(-1)?.alt,
    'El jardín',
  ])
  expect(new Set(saved.map(({ id }) => id)).size).toBe(saved.length)
  expect(await publicHtml(admin)).toContain('El patio, con jacarandas')
})
