import type { Page } from '@playwright/test'
import { expect, expectAccessible, publicHtml, signIn, test } from '../support/admin.ts'
import { changeContent, readContent } from '../support/site-info.ts'

/** Saves another doctor's name and one insurer fewer; returns the previous content. */
async function saveChanges(page: Page) {
  const before = await readContent(page)
  await changeContent(page, ({ doctorInfo, insurances }) => {
    doctorInfo.name = 'Dra. Ana Ruiz'
    insurances.companies.shift()
  })
  return before
}

const entry = (page: Page, revision: string) => page.locator(`[data-revision="${revision}"]`)

test('the history shows who changed what and when, in plain Spanish', async ({ page }) => {
  await signIn(page)
  const { insurances } = await saveChanges(page)

  await page.getByRole('link', { name: 'Historial' }).first().click()
  const second = entry(page, 'site-content/2')

  await expect(second).toContainText('Doctora › Nombre')
  await expect(second.locator('del')).toHaveText('Nombre Apellido')
  await expect(second.locator('ins')).toHaveText('Ana Ruiz')
  await expect(second).toContainText(`se quitó «${insurances.companies[0]?.name}»`)
  await expect(second).toContainText('hace un momento', { ignoreCase: true })
  await expect(second).toContainText('En el sitio')
  await expect(entry(page, 'site-content/1')).toContainText('La primera versión')
  await expectAccessible(page)
})

test('an earlier version shows the whole site, and its links stay in that version', async ({ page }) => {
  await signIn(page)
  await saveChanges(page)
  await page.goto('/admin/historial')

  await entry(page, 'site-content/1').getByRole('button', { name: /^Ver/ }).click()
  const dialog = page.getByRole('dialog')
  const old = dialog.frameLocator('iframe')
  await expect(old.getByText('Dra. Nombre Apellido').first()).toBeVisible()

  await old.locator('footer a[href="/servicios"]').first().click()
  await expect(dialog.getByText('Página: /servicios')).toBeVisible()
  await expect(old.locator('main')).toContainText('Servicios')
  await expect(old.getByText('Dra. Nombre Apellido').first()).toBeAttached()
  await dialog.getByText('Teléfono', { exact: true }).click()
  await expect(dialog.locator('iframe')).toHaveCSS('width', '390px')
})

test('restoring an old version saves it as a new one', async ({ page, admin }) => {
  await signIn(page)
  await saveChanges(page)
  expect(await publicHtml(admin)).toContain('Dra. Ana Ruiz')
  await page.goto('/admin/historial')

  await entry(page, 'site-content/1')
    .getByRole('button', { name: /^Restaurar/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Restaurar la versión 1 de Información del Sitio' })
  await expect(dialog).toContainText('Sus pacientes la verán de inmediato.')
  await dialog.getByRole('button', { name: 'Restaurar esta versión' }).click()

  await expect(page.getByRole('status').filter({ hasText: 'Se restauró la versión 1' })).toBeVisible()
  await expect(entry(page, 'site-content/3')).toContainText('En el sitio')
  await expect(entry(page, 'site-content/2')).toBeVisible()
  const html = await publicHtml(admin)
  expect(html).toContain('Dra. Nombre Apellido')
  expect(html).not.toContain('Dra. Ana Ruiz')
})
