import type { Page } from '@playwright/test'
import { z } from 'zod'
import { mediaItem, renditionPath } from '../../../src/content/media/media.ts'
import {
  callApi,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../../support/admin.ts'
import { photoFile } from '../../support/pictures.ts'

test.use({ allowedErrors: /status of 404/ })
// Pictures are encoded, on a machine that may be busy.
test.setTimeout(300_000)

const one = z.object({ item: mediaItem })

/** Uploads a picture, and opens its details. */
async function openUploaded(page: Page, name: string, color: string) {
  const multipart = { file: await photoFile(`${name}.jpg`, { color, width: 320, height: 240 }) }
  const response = await page.request.post('/api/media', { multipart, timeout: 120_000 })
  const { item } = one.parse(await response.json())
  await page.goto(`/admin/medios?imagen=${item.id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar', exact: true }).click()
  return { ...item, address: renditionPath(item.version, item.width, 'webp') }
}

const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status()
const dialog = (page: Page) => page.getByRole('dialog').last()
const removed = (page: Page) => page.getByRole('region', { name: 'Borradas' })

test(' the owner learns until when a removed picture can be seen, recovers it, and ends it at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page)
  const { address } = await openUploaded(page, 'paciente', '#4b76cf')
  const year = new Date(Date.now() + 365 * 86_400_000).getFullYear()
  await expect(dialog(page)).toContainText('Su dirección deja de mostrarla en ese momento')
  await expect(dialog(page)).toContainText(new RegExp(`hasta el \\d+ de [a-z]+ de ${year}`))
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/borrar-imagen-360.png' })
  expect(await statusOf(page, address)).toBe(200)

  await page.getByRole('button', { name: 'Borrar la imagen' }).click()

  await expect(removed(page)).toContainText('Se guarda hasta el')
  expect(await statusOf(page, address)).toBe(404)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const thumbnail = removed(page).locator('img')
  await expect.poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320)
  await page.screenshot({ path: 'test-results/borradas-360.png', fullPage: true })

  await removed(page).getByRole('button', { name: 'Recuperar (paciente)' }).click()
  await expect(page.getByText('La imagen está otra vez en Medios')).toBeVisible()
  expect(await statusOf(page, address)).toBe(200)
  await expect(removed(page)).toBeHidden()

  await page.getByRole('link', { name: /paciente/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar', exact: true }).click()
  await page.getByRole('button', { name: 'Borrar la imagen' }).click()
  await removed(page).getByRole('button', { name: 'Borrar también las copias (paciente)' }).click()
  await expect(dialog(page)).toContainText('No se puede deshacer.')
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/borrar-copias-360.png' })
  await page.getByRole('button', { name: 'Borrar para siempre' }).click()

  await expect(page.getByText('Se borraron también las copias')).toBeVisible()
  await expect(removed(page)).toBeHidden()
  expect(await callApi(page, '/api/media/removed')).toEqual({ removed: [] })
})

test('a picture is removed together with its copies in one go', async ({ page }) => {
  await signIn(page)
  const { id, address } = await openUploaded(page, 'paciente', '#a62f30')
  await page.getByRole('button', { name: 'Borrar también las copias' }).click()

  await page.getByRole('button', { name: 'Borrar para siempre' }).click()

  await expect(page.getByText('La imagen y sus copias se borraron')).toBeVisible()
  expect(await statusOf(page, address)).toBe(404)
  expect(await callApi(page, `/api/media/${id}/former`)).toEqual({ former: [] })
})
