import { expect, expectAccessible, test } from '../../support/admin.ts'
import { accept, invite, pageElsewhere } from '../../support/invited-people.ts'
import { field } from '../../support/site-info.ts'

// The browser itself logs every refused request and every missing preview picture as an error.
test.use({ allowedErrors: /status of (400|401|403|409)/ })

test('an owner invites an assistant, who can edit but cannot do what is reserved for owners', async ({
  page,
  browser,
  admin,
}) => {
  const link = await invite(page)
  const assistant = await pageElsewhere(browser, admin.url)
  await accept(assistant, link)

  await assistant.goto('/admin/sitio#doctorInfo.cedProf')
  const licence = field(assistant, 'doctorInfo.cedProf')
  await expect(licence).toContainText('0000000')
  await expect(assistant.getByText('Solo la dueña puede cambiarlo.').first()).toBeVisible()
  await expect(
    assistant.locator('input[id="campo-doctorInfo.cedProf"], textarea[id="campo-doctorInfo.cedProf"]'),
  ).toHaveCount(0)
  await expectAccessible(assistant)

  await assistant.getByRole('button', { name: /^Avanzado/ }).click()
  await field(assistant, 'doctorInfo.phoneDisplay').fill('33 1234 5678')
  await assistant.getByRole('button', { name: 'Guardar cambios' }).first().click()
  await expect(assistant.getByText('Información del sitio actualizada correctamente')).toBeVisible()
  const html = await (await fetch(`${admin.url}/`)).text()
  expect(html).toContain('33 1234 5678')

  await assistant.goto('/admin/historial')
  const newest = assistant.locator('[data-revision="site-content/2"]')
  await expect(newest).toContainText('por usted')
  await expect(newest).toContainText('Teléfono, como se lee')
  await expect(assistant.getByRole('button', { name: /^Restaurar/ })).toHaveCount(0)

  await assistant.goto('/admin/cuenta')
  await expect(assistant.getByText('Asistente', { exact: true })).toBeVisible()
  await expect(assistant.getByRole('region', { name: 'Sesiones abiertas' })).toBeVisible()
  await expect(assistant.getByRole('region', { name: 'Personas' })).toHaveCount(0)

  await page.goto('/admin/historial')
  await expect(page.locator('[data-revision="site-content/2"]')).toContainText('por Eva Luna')
  await expect(page.getByRole('button', { name: /^Restaurar/ })).not.toHaveCount(0)
})
