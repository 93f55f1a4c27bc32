import type { Page } from '@playwright/test'
import { expect, expectAccessible, owner } from '../../support/admin.ts'
import { test } from '../../support/owner-journey.ts'
import { setUpLink } from '../../support/set-up-link.ts'

// The browser itself logs every refused request and every missing preview picture as an error.
test.use({ allowedErrors: /status of (400|401|403|429)/ })

const newPassword = 'cuatro perros verdes'

test('the first start prints a link that creates the owner once', async ({ page, newSite: server }) => {
  const link = setUpLink(server)

  await page.goto(`${server.url}/admin/configurar#token=otro`)
  await createOwner(page)
  await expect(page.getByRole('alert')).toContainText('El enlace no es válido o ya se usó')

  await page.goto(link)
  await expectAccessible(page)
  await expect(page.getByText('Este sitio no envía correos.')).toBeVisible()
  await createOwner(page)
  const codes = page.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem')
  await expect(codes).toHaveCount(8)
  const [code = ''] = await codes.allInnerTexts()
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(page.getByRole('navigation', { name: 'Administración' })).toBeVisible()

  await page.goto(link)
  await expect(page.getByText('Este sitio ya tiene dueña')).toBeVisible()

  for (const [typed, words] of [
    [code.toLowerCase(), 'Su contraseña cambió'],
    [code, 'Ese código no es válido o ya se usó.'],
  ] as const) {
    await page.goto(`${server.url}/admin/recuperar`)
    await page.getByRole('button', { name: 'Tengo un código de mi hoja' }).click()
    await page.getByLabel('Código de su hoja').fill(typed)
    await page.getByLabel('Contraseña nueva', { exact: true }).fill(newPassword)
    await page.getByLabel('Repita la contraseña nueva').fill(newPassword)
    await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
    await expect(page.getByText(words).first()).toBeVisible()
  }

  await page.goto(`${server.url}/admin/entrar`)
  await page.getByLabel('Correo').fill(owner.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Administración' })).toBeVisible()
  await page.goto(`${server.url}/admin/cuenta`)
  const card = page.getByRole('region', { name: 'Por si olvida la contraseña' })
  await expect(card).toContainText('Le sirven todavía: 7.')
  await card.getByRole('button', { name: 'Crear una hoja nueva' }).click()
  await card.getByLabel('Su contraseña').fill(newPassword)
  await card.getByRole('button', { name: 'Crear la hoja' }).click()
  await expect(card.getByRole('listitem')).toHaveCount(8)
})

async function createOwner(page: Page) {
  await page.getByLabel('Nombre').fill('Ana Ruiz')
  await page.getByLabel('Correo').fill(owner.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(owner.password)
  await page.getByLabel('Repita la contraseña').fill(owner.password)
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
}
