import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, owner, test } from '../../support/admin.ts'
import { editedPage, openEditView, waitForFields } from '../../support/edit-view.ts'
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
