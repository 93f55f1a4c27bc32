import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { mediaItem } from '../../../src/content/media/media.ts'
import { callApi, draftsStored, expect, owner, test } from '../../support/admin.ts'
import { editedPage, openEditView, waitForFields } from '../../support/edit-view.ts'
import { photoFile } from '../../support/pictures.ts'
import { seededRandom } from '../../support/random.ts'

// A repeated save whose first response was lost is answered with 409.
test.use({
  viewport: { width: 1280, height: 800 },
  allowedErrors: /status of (401|409|5\d\d)|ERR_(FAILED|CONNECTION_RESET)/,
})

const panel = (page: Page) => page.getByRole('region', { name: 'Lo que se edita' })
const title = (page: Page) => editedPage(page).locator('h1')

const faultKinds = ['500', '503', 'lost request', 'lost response'] as const

/** Delays every call by 2 s. About 30 % of them fail, some after the server has carried them out. */
async function failAtRandom(page: Page, random: () => number) {
  const calls = /\/api\//
  const kinds = new Set<string>()
  await page.route(calls, async (route) => {
    await wait(2_000)
    const kind = random() < 0.3 ? faultKinds[Math.floor(random() * faultKinds.length)] : undefined
    if (kind) kinds.add(kind)
    // The page may have cancelled the call meanwhile.
    const ignore = () => undefined
    if (!kind) return route.continue().catch(ignore)
    if (kind === '500' || kind === '503') return route.fulfill({ status: Number(kind) }).catch(ignore)
    if (kind === 'lost response') await route.fetch().catch(ignore)
    return route.abort('connectionreset').catch(ignore)
  })
  return { kinds, stop: () => page.unroute(calls) }
}

/** Signs in again in the dialog over the page, as often as the network makes it necessary. */
async function signInOverPage(page: Page) {
  const dialog = page.getByRole('dialog', { name: /sesión/ })
  await expect(dialog).toBeVisible()
  await expect(async () => {
    if ((await dialog.count()) === 0) return
    await dialog.getByLabel('Correo').fill(owner.email)
    await dialog.getByLabel('Contraseña', { exact: true }).fill(owner.password)
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(dialog).toHaveCount(0, { timeout: 10_000 })
  }).toPass()
}

test('a minute of typing in two texts over a slow and failing network, with a session that ends, loses nothing', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const site = await openEditView(page)
  const faults = await failAtRandom(page, seededRandom(60))
  const texts = [site.locator('h1'), site.locator('[data-section="AboutMe"] h2').first()]
  const typed = ['', '']

  let signIns = 0
  const end = Date.now() + 60_000
  for (let round = 0; Date.now() < end; round += 1) {
    for (const [index, text] of texts.entries()) {
      await text.click()
      await expect(text).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      const next = `Texto ${index} vuelta ${round} letra por letra`
      await page.keyboard.type(next, { delay: 60 })
      typed[index] = next
      await page.keyboard.press('Enter')
    }
    // She is asked to sign in over the page, and types again.
    if (round === 5) {
      await page.context().clearCookies()
      await signInOverPage(page)
      signIns += 1
    }
  }
  await Promise.all(texts.map((text, index) => expect(text).toContainText(typed[index] ?? '')))
  expect(signIns).toBe(1)
  await faults.stop()
  expect([...faults.kinds].sort()).toEqual(['500', '503', 'lost request', 'lost response'])

  // The server has everything a few seconds later.
  await expect(async () => {
    const draft = JSON.stringify(await callApi(page, '/api/next/site-content'))
    for (const text of typed) expect(draft).toContain(text)
  }).toPass()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Another browser has no copies: what it shows is the server's draft.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await waitForFields(page)
  for (const [index, text] of texts.entries()) await expect(text).toContainText(typed[index] ?? '')
})

test('a session that ended keeps what is typed, and the owner signs in over the page', async ({ page }) => {
  await openEditView(page)
  await title(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Antes de entrar')
  await page.context().clearCookies()
  // Slower than drafts are saved, so that the refusal comes while she types.
  await page.keyboard.type(' y después', { delay: 350 })

  await signInOverPage(page)

  await expect(title(page)).toContainText('Antes de entrar y después')
  await expect(panel(page).getByRole('textbox', { name: 'Título' })).toHaveValue('Antes de entrar y después')
  await page.reload()
  await waitForFields(page)
  await expect(title(page)).toContainText('Antes de entrar y después')
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
  await draftsStored(page)
  await expect(page.getByText('2 cambios sin publicar')).toBeVisible()

  // Another person, or she in another window, deletes it.
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
