import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../../support/admin.ts'

test.use({ viewport: { width: 360, height: 740 }, allowedErrors: /400 \(Bad Request\)/ })

test('an owner reads what to set, and what her profile on Google says differently', async ({
  page,
  admin,
}) => {
  await signIn(page, '/admin/dominio')
  await expect(page.getByText('Compre un dominio')).toBeVisible()
  await expect(page.getByText('Todavía no: el sitio no tiene un dominio.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await page.getByLabel('Dominio').fill('dra ana')
  await page.getByRole('button', { name: 'Comprobar' }).click()
  await expect(page.getByText('Escriba un dominio, por ejemplo dra-ana.mx.')).toBeVisible()

  const name = encodeURIComponent('Clínica del Sur')
  const link = `https://www.google.com/maps/place/${name}/@19.4,-99.1,17z/data=!3m1!3d19.5!4d-99.2`
  await page.getByLabel('Compare con lo que ya está en Google').fill(link)
  await expect(page.getByText('En Google se llama «Clínica del Sur»')).toBeVisible()
  await expectNoSidewaysScroll(page)
  expect(admin.url).toContain('127.0.0.1')
})
