import type { Page } from '@playwright/test'
import { expect, expectAccessible, owner, signIn, test } from '../support/admin.ts'
import { expectAccessibleScreens } from '../support/main-screens.ts'
import { test as testOnNewSite } from '../support/owner-journey.ts'
import { setUpLink } from '../support/set-up-link.ts'
import { totpCode } from '../support/totp.ts'

// The browser itself logs every refused request and every missing preview picture as an error.
const refusals = { allowedErrors: /status of (400|401|403|429)/ }
test.use(refusals)
testOnNewSite.use(refusals)

const newPassword = 'cuatro perros verdes'

test('every screen is accessible and fits 360 px', async ({ page }) => {
  await expectAccessibleScreens(page, 360)
})

test('the second step requires a code, and a recovery code works once', async ({ page }) => {
  await signIn(page, '/admin/cuenta')
  const card = page.getByRole('region', { name: 'Verificación en dos pasos' })
  await card.getByRole('button', { name: 'Activar' }).click()
  await card.getByLabel('Su contraseña').fill(owner.password)
  await card.getByRole('button', { name: 'Continuar' }).click()
  await expect(card.getByRole('img', { name: 'Código QR' })).toBeVisible()
  const secret = await card.locator('code').innerText()
  await expect(card.getByRole('link', { name: 'Abrir en mi aplicación' })).toHaveAttribute(
    'href',
    /^otpauth:\/\/totp\//,
  )
  await expect(card.getByRole('button', { name: 'Copiar el código' })).toBeVisible()
  await card.getByLabel('Escriba el código').fill(totpCode(secret))
  await card.getByRole('button', { name: 'Activar' }).click()
  const recovery = await card
    .getByRole('list', { name: 'Códigos de recuperación' })
    .getByRole('listitem')
    .first()
    .innerText()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(card.getByText('Activada', { exact: true })).toBeVisible()

  await toSecondStep(page)
  await page.getByLabel('Código de verificación').fill('000000')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('El código no es correcto.')
  // The code that turned it on is used up; the server accepts the next code one step early.
  await page.getByLabel('Código de verificación').fill(totpCode(secret, Date.now() + 30_000))
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/admin$/)

  for (const outcome of ['in', 'refused'] as const) {
    await toSecondStep(page)
    await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
    await page.getByLabel('Código de recuperación').fill(recovery)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    if (outcome === 'in') await expect(page).toHaveURL(/\/admin$/)
    else await expect(page.getByRole('alert')).toContainText('no es correcto o ya se usó')
  }
})

testOnNewSite.describe('the first start', () => {
  testOnNewSite('prints a link that creates the owner once', async ({ page, newSite: server }) => {
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
})

/** Signs out, and signs in again up to the code. */
async function toSecondStep(page: Page) {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/admin\/entrar/)
  await page.getByLabel('Correo').fill(owner.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByLabel('Código de verificación')).toBeFocused()
}

async function createOwner(page: Page) {
  await page.getByLabel('Nombre').fill('Ana Ruiz')
  await page.getByLabel('Correo').fill(owner.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(owner.password)
  await page.getByLabel('Repita la contraseña').fill(owner.password)
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
}
