import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { mediaItem } from '../../../src/content/media.ts'
import { callApi, expect, expectAccessible, owner, test } from '../../support/admin.ts'
import { editedPage, openEditView, waitForFields } from '../../support/edit-view.ts'
import { photoFile } from '../../support/pictures.ts'
import { seededRandom } from '../../support/random.ts'

test.use({ viewport: { width: 1280, height: 800 }, allowedErrors: /status of (401|5\d\d)|ERR_FAILED/ })

const panel = (page: Page) => page.getByRole('region', { name: 'Lo que se edita' })
const title = (page: Page) => editedPage(page).locator('h1')

test('a minute of typing in the page over a slow and failing network loses nothing', async ({ page }) => {
  test.setTimeout(240_000)
  await openEditView(page)
  const random = seededRandom(60)
  let failed = 0
  await page.route(/\/api\/(edit-page|drafts)/, async (route) => {
    await wait(2_000)
    const draw = random()
    if (draw < 0.6) return route.continue().catch(() => undefined)
    failed += 1
    if (draw < 0.8) return route.fulfill({ status: 503 }).catch(() => undefined)
    return route.abort().catch(() => undefined)
  })
  await title(page).click()
  await page.keyboard.press('ControlOrMeta+a')

  let typed = ''
  const end = Date.now() + 60_000
  for (let word = 0; Date.now() < end; word += 1) {
    // The field holds a limited number of characters, so it starts again from time to time.
    if (typed.length > 60) {
      await page.keyboard.press('ControlOrMeta+a')
      typed = ''
    }
    const next = `palabra${word} `
    await page.keyboard.type(next, { delay: 40 })
    typed += next
  }

  await expect(title(page)).toContainText(typed.trim())
  await page.unroute(/\/api\/(edit-page|drafts)/)
  expect(failed).toBeGreaterThan(3)
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('textbox', { name: 'Título' })).toHaveValue(typed)
  await page.reload()
  await waitForFields(page)
  await expect(title(page)).toContainText(typed.trim())
})

test('a session that ended keeps what is typed, and the owner signs in over the page', async ({ page }) => {
  await openEditView(page)
  await title(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Antes de entrar')
  await page.context().clearCookies()
  await page.keyboard.type(' y después')

  const dialog = page.getByRole('dialog', { name: /sesión/ })
  await dialog.getByLabel('Correo').fill(owner.email)
  await dialog.getByLabel('Contraseña', { exact: true }).fill(owner.password)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(dialog).toHaveCount(0)

  await expect(title(page)).toContainText('Antes de entrar y después')
  await expect(panel(page).getByRole('textbox', { name: 'Título' })).toHaveValue('Antes de entrar y después')
  await page.reload()
  await waitForFields(page)
  await expect(title(page)).toContainText('Antes de entrar y después')
})

test('what reached only this browser is offered again after a reload', async ({ page }) => {
  await openEditView(page)
  await page.route('**/api/drafts/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await title(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Sin internet')
  await page.reload()
  await waitForFields(page)
  const notice = page.getByText(/^Información del Sitio: quedaron en este navegador cambios del /)
  await expect(notice).toBeVisible()
  await expectAccessible(page, 'iframe')

  await notice.getByRole('button', { name: 'Recuperar' }).click()

  await expect(title(page)).toContainText('Sin internet')
  await expect(notice).toHaveCount(0)
})

test('a picture that is deleted meanwhile is named, and nothing else is lost', async ({ page }) => {
  const site = await openEditView(page)
  const upload = await page.request.post('/api/media', {
    multipart: { file: await photoFile('retrato.jpg', { width: 800, height: 1000 }) },
    timeout: 120_000,
  })
  const { item } = z.object({ item: mediaItem }).parse(await upload.json())
  await title(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Un título que se queda')
  await page.keyboard.press('Enter')
  const portrait = site.locator('[data-section="AboutMe"] img[data-traced]').first()
  await portrait.click()
  await panel(page).getByRole('button', { name: 'Cambiar' }).click()
  const picker = page.getByRole('dialog', { name: /Elegir/ })
  await picker.getByRole('tab', { name: 'Mis fotos' }).click()
  await picker.getByRole('button', { name: /retrato/ }).click()
  await expect(portrait).toHaveAttribute('src', /^\/medios\//)
  await expect.poll(async () => JSON.stringify(await callApi(page, '/api/drafts'))).toContain('"changes":3')

  // Somebody else, or she in another window, deletes it.
  expect((await page.request.delete(`/api/media/${item.id}`)).status()).toBe(204)
  await page.reload()
  await waitForFields(page)

  await expect(title(page)).toContainText('Un título que se queda')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('La fotografía ya no está en Medios: elija otra.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Sobre mí › Fotografía:' })).toContainText(
    'una foto borrada',
  )
  await page.getByRole('link', { name: 'La fotografía ya no está en Medios: elija otra.' }).click()
  await expect(page.getByRole('button', { name: /^Cambiar: Fotografía/ })).toBeVisible()
})
