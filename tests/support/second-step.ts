import type { Page } from '@playwright/test'
import { expect, expectAccessible, owner, signIn } from './admin.ts'
import { totpCode } from './totp.ts'

/** Turns the second step on in 'Cuenta'. @returns its secret, and the first recovery code. */
export async function turnOnSecondStep(page: Page) {
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
  return { secret, recovery }
}

/** Signs out, and signs in again up to the code. */
export async function toSecondStep(page: Page) {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/admin\/entrar/)
  await page.getByLabel('Correo').fill(owner.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByLabel('Código de verificación')).toBeFocused()
}
