import { expect, expectAccessible, test } from '../support/admin.ts'
import { accept, invite, pageElsewhere } from '../support/invited-people.ts'
import { field } from '../support/site-info.ts'

// The browser itself logs every refused request and every missing preview picture as an error.
test.use({ allowedErrors: /status of (400|401|403|409)/ })

test('an owner invites an assistant, and both edit one next version, of which each publishes what she may', async ({
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

  const pending = (person: typeof page) => person.getByText(/^\d+ cambios? sin publicar$/)

  await page.goto('/admin/datos#doctorInfo.cedProf')
  await field(page, 'doctorInfo.cedProf').fill('7654321')
  await expect(pending(assistant)).toHaveText('1 cambio sin publicar')
  await assistant.goto('/admin/datos#doctorInfo.specialty')
  await field(assistant, 'doctorInfo.specialty').fill('Ginecología y Obstetricia de adolescentes')

  await expect(pending(page)).toHaveText('2 cambios sin publicar')
  await expect(field(page, 'doctorInfo.specialty')).toHaveValue('Ginecología y Obstetricia de adolescentes')
  await expect(page.getByText(/^Eva Luna cambió algo aquí/)).toBeVisible()

  await assistant.goto('/admin/revisar')
  const reserved = assistant.getByRole('listitem').filter({ hasText: 'Cédula profesional' })
  await expect(reserved).toContainText('Lo publica la dueña.')
  await expect(reserved.getByRole('checkbox')).not.toBeChecked()
  await expectAccessible(assistant, 'iframe')
  await assistant.getByRole('button', { name: 'Publicar 1 cambio' }).click()
  await expect(assistant.getByText('0 cambios por publicar; 1 lo publica la dueña.')).toBeVisible()
  await expect(pending(page)).toHaveText('1 cambio sin publicar')
  await expect(page.getByText(/^Eva Luna cambió algo aquí/)).toHaveCount(0)
  await expect(page.getByText('Hay una versión más reciente')).toHaveCount(0)
  const html = await (await fetch(`${admin.url}/`)).text()
  expect(html).not.toContain('7654321')
})
