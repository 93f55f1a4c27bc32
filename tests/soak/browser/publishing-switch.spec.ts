import { expect, expectAccessible, test } from '../../support/admin.ts'
import { accept, invite, pageElsewhere } from '../../support/invited-people.ts'
import { card, save, toggle } from '../../support/sections-screen.ts'
import { field, saveButtons } from '../../support/site-info.ts'

test.use({ allowedErrors: /status of (401|403)/ })

test('an assistant whose owner took publishing from her edits on every screen, and the owner publishes', async ({
  page,
  browser,
  admin,
}) => {
  const link = await invite(page)
  const assistant = await pageElsewhere(browser, admin.url)
  await accept(assistant, link)

  await page.reload()
  const mayPublish = page.getByRole('switch', { name: 'Puede publicar: Eva Luna' })
  await expect(mayPublish).toBeChecked()
  await mayPublish.press('Space')
  await expect(mayPublish).not.toBeChecked()
  await expect(page.getByText('Asistente que no publica')).toBeVisible()
  await expectAccessible(page)

  await assistant.goto('/admin/sitio#doctorInfo.specialty')
  await expect(assistant.getByText('Usted edita; publica la dueña.')).toBeVisible()
  await field(assistant, 'doctorInfo.specialty').fill('Ginecología de adolescentes')
  await saveButtons(assistant).first().click()
  await expect(assistant.getByText('Los publica la dueña.')).toBeVisible()
  await expect(assistant.getByText('1 cambio sin publicar')).toBeVisible()

  await assistant.goto('/admin/secciones')
  await expect(assistant.getByRole('button', { name: 'Actualizar secciones' })).toBeDisabled()
  await toggle(assistant, 'Insurance')
  await save(assistant)
  await expect(assistant.getByRole('alert')).toContainText('Los publica la dueña.')
  await expect(card(assistant, 'Insurance').getByRole('switch')).not.toBeChecked()

  await assistant.goto('/admin/revisar')
  await expect(assistant.getByText('2 cambios por publicar. Publica la dueña.')).toBeVisible()
  await expect(assistant.getByRole('button', { name: /^Publicar/ })).toHaveCount(0)
  await expect(assistant.getByRole('link', { name: /^Publicar/ })).toHaveCount(0)
  await expectAccessible(assistant, 'iframe')
  const before = await (await fetch(`${admin.url}/`)).text()
  expect(before).not.toContain('Ginecología de adolescentes')

  await page.goto('/admin/revisar')
  await page.getByRole('button', { name: 'Publicar 2 cambios' }).click()
  await expect(page.getByText('No hay cambios por publicar.')).toBeVisible()
  await expect(assistant.getByText('No hay cambios por publicar.')).toBeVisible()
  const after = await (await fetch(`${admin.url}/`)).text()
  expect(after).toContain('Ginecología de adolescentes')
})
