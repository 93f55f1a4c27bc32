import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, owner, signIn, test } from '../support/admin.ts'
import { gate } from '../support/tiers.ts'
import { unzip } from '../support/unzip.ts'

test.use({ viewport: { width: 360, height: 740 }, allowedErrors: /400 \(Bad Request\)/ })

/** Makes a copy and downloads it. @returns its file. */
async function takeAway(page: Page, title: string, button: string): Promise<string> {
  const card = page.getByRole('region', { name: title, exact: true })
  await card.getByRole('button', { name: button }).click()
  const ready = card.getByRole('button', { name: 'Descargar' }).first()
  await expect(ready, 'a copy takes its time on a busy machine').toBeVisible({ timeout: 180_000 })
  await ready.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Contraseña').fill('no es esta clave')
  await dialog.getByRole('button', { name: 'Descargar' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Contraseña').fill(owner.password)
  const started = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Descargar' }).click()
  const download = await started
  const file = join(await mkdtemp(join(tmpdir(), 'consultorio-')), download.suggestedFilename())
  await download.saveAs(file)
  await expect(dialog.getByText('La descarga empezó')).toBeVisible()
  await page.keyboard.press('Escape')
  return file
}

test('an owner makes a backup on her phone and downloads it', gate, async ({ page, admin }) => {
  await signIn(page, '/admin/copias')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const file = await takeAway(page, 'Copia de seguridad', 'Hacer una copia ahora')

  expect(file).toMatch(/copia-.*Z\.db$/)
  expect((await readFile(file)).toString('latin1', 0, 15)).toBe('SQLite format 3')
  expect(admin.url).toContain('127.0.0.1')
})

test('the ZIP of her site opens from a folder, with pictures, styles and links', async ({
  page,
  context,
}) => {
  await signIn(page, '/admin/copias')
  const zip = await takeAway(page, 'Llevarme mi sitio: las páginas', 'Preparar')
  const folder = await mkdtemp(join(tmpdir(), 'consultorio-'))
  const names = unzip(zip, folder)
  expect(names).toContain('LEAME.txt')
  expect(names).toContain('servicios/colposcopia.html')

  const site = await context.newPage()
  const failures: string[] = []
  // A picture that the next page interrupts is not missing.
  site.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failures.push(request.url())
  })
  site.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  await site.goto(pathToFileURL(join(folder, 'index.html')).href)
  await site.getByRole('link', { name: 'Servicios' }).first().click()
  await expect(site).toHaveURL(/servicios\.html/)
  await site
    .getByRole('link', { name: /colposcopia/i })
    .first()
    .click()
  await expect(site).toHaveURL(/servicios\/colposcopia\.html/)
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  const broken = await site.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  )
  expect(broken).toEqual([])
  expect(await site.evaluate(() => document.fonts.check('1rem Figtree'))).toBe(true)
  expect(failures).toEqual([])
})
