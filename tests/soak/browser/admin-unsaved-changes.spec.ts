import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../../support/admin.ts'
import { field, screen } from '../../support/site-info.ts'

/** Types different names on two devices, of which `page` does not reach the server. @returns what closes the other. */
async function typeOnTwoDevices(page: Page, browser: Browser): Promise<() => Promise<void>> {
  await signIn(page, screen)
  const stored = page.waitForResponse((response) => response.request().method() === 'PUT')
  await field(page, 'doctorInfo.name').fill('Dra. Ana')
  await stored
  const other = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    storageState: await page.context().storageState({ indexedDB: false }),
  })
  const phone = await other.newPage()
  await phone.goto(screen)
  await expect(field(phone, 'doctorInfo.name')).toHaveValue('Dra. Ana')
  await page.route('**/api/drafts/**', (route) => route.abort())
  await field(page, 'doctorInfo.name').fill('Dra. Ana Ruiz')
  const sent = phone.waitForResponse((response) => response.request().method() === 'PUT')
  await field(phone, 'doctorInfo.name').fill('Dra. Ana Torres')
  await sent
  return () => other.close()
}

/** What this browser keeps of the drafts. */
const copiesIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

test('undo and redo apply to fields', async ({ page }) => {
  await signIn(page, screen)
  const name = field(page, 'doctorInfo.name')
  const before = await name.inputValue()
  await name.fill('Dra. Ana')
  await page.getByRole('tab', { name: 'Galería' }).click()

  await page.keyboard.press('Control+z')
  await expect(name).toHaveValue(before)
  await expect(name).toBeFocused()
  await page.keyboard.press('Control+Shift+z')
  await expect(name).toHaveValue('Dra. Ana')
})

test.describe('without drafts on the server', () => {
  test.use({ allowedErrors: /(?:ERR_FAILED|status of 409).*\/api\/drafts\// })

  test('unsaved changes that reached no server are offered again in another tab', async ({ page }) => {
    const context = page.context()
    await context.route('**/api/drafts/**', (route) => route.abort())
    await signIn(page, screen)
    await field(page, 'doctorInfo.name').fill('Dra. Perdida')
    // Chromium gives a closing page half a second to store its copy: a busy machine needs longer.
    await expect.poll(() => copiesIn(page)).toContain('Dra. Perdida')
    await page.close()
    const again = await context.newPage()
    await again.goto(screen)

    await expect(again.getByText(/^Recuperamos cambios del/)).toBeVisible()
    await expect(field(again, 'doctorInfo.name')).not.toHaveValue('Dra. Perdida')
    await expectAccessible(again)
    await again.getByRole('button', { name: 'Recuperar' }).click()

    await expect(field(again, 'doctorInfo.name')).toHaveValue('Dra. Perdida')
  })

  test('a reload continues with what reached no server, without a question', async ({ page }) => {
    await page.route('**/api/drafts/**', (route) => route.abort())
    await signIn(page, screen)
    await field(page, 'doctorInfo.name').fill('Dra. Perdida')
    await expect(page.getByText('1 cambio sin publicar')).toBeVisible()
    await page.reload()

    await expect(field(page, 'doctorInfo.name')).toHaveValue('Dra. Perdida')
    await expect(page.getByText('1 cambio sin publicar')).toBeVisible()
    await expect(page.getByText(/^Recuperamos cambios/)).toHaveCount(0)
  })

  test('after a reload she is asked where another device changed the same field', async ({
    page,
    browser,
  }) => {
    const close = await typeOnTwoDevices(page, browser)
    await page.unroute('**/api/drafts/**')
    await page.reload()

    await expect(page.getByText(/^Recuperamos cambios del/)).toBeVisible()
    await expect(field(page, 'doctorInfo.name')).toHaveValue('Dra. Ana Torres')
    await page.getByRole('button', { name: 'Recuperar' }).click()
    await expect(field(page, 'doctorInfo.name')).toHaveValue('Dra. Ana Ruiz')
    await close()
  })

  test('she is asked which text of two devices stays', async ({ page, browser }) => {
    const close = await typeOnTwoDevices(page, browser)
    await page.unroute('**/api/drafts/**')
    await page.getByRole('button', { name: 'Elegir', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Cambios de dos dispositivos' })
    await expect(dialog.getByRole('status')).toHaveText('Falta elegir en 1 campo.')
    await expect(dialog.getByRole('button', { name: 'Seguir con lo elegido' })).toBeDisabled()
    await expectAccessible(page)
    await dialog.getByRole('group', { name: 'Doctora › Nombre' }).getByLabel('La otra').check()
    await dialog.getByRole('button', { name: 'Seguir con lo elegido' }).click()

    await expect(field(page, 'doctorInfo.name')).toHaveValue('Dra. Ana Torres')
    await expect(page.getByText('Los mismos campos cambiaron')).toHaveCount(0)
    await close()
  })
})

test('a reload while a long draft is sent continues with the last letter', async ({ page }) => {
  await signIn(page, screen)
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await field(page, 'doctorInfo.name').fill('Dra. A')
  // A browser finishes what it sends for a page that is closed only up to 64 KB.
  expect((await sent).postData()?.length).toBeGreaterThan(64_000)
  await field(page, 'doctorInfo.name').fill('Dra. Ana')
  await page.reload()

  await expect(field(page, 'doctorInfo.name')).toHaveValue('Dra. Ana')
  await expect(page.getByText('1 cambio sin publicar')).toBeVisible()
  await expect(page.getByText(/^Recuperamos cambios|otro de sus dispositivos/)).toHaveCount(0)
})

test('what is typed just before a reload is counted after it', async ({ page }) => {
  await signIn(page, '/admin/servicios/colposcopia')
  // The first change waits until the server's drafts are known.
  await field(page, 'title').fill('Colposcopia')
  await expect(page.getByText('Todo publicado')).toBeVisible()
  await field(page, 'title').fill('Colposcopia digital')
  await page.reload()

  await expect(page.getByText('1 cambio sin publicar')).toBeVisible()
  await expect(field(page, 'title')).toHaveValue('Colposcopia digital')
})

test('leaving a screen asks nothing and keeps its changes', async ({ page }) => {
  await signIn(page, screen)
  await field(page, 'doctorInfo.name').fill('Dra. Ana')
  await page.getByRole('link', { name: 'Cuenta' }).click()
  await expect(page).toHaveURL(/\/admin\/cuenta$/)
  await expect(page.getByText('1 cambio sin publicar')).toBeVisible()

  await page.getByRole('link', { name: 'Información del Sitio' }).click()
  await expect(field(page, 'doctorInfo.name')).toHaveValue('Dra. Ana')
})
