import type { Browser, Page } from '@playwright/test'
import { expect, signIn } from './admin.ts'

const eva = { name: 'Eva Luna', email: 'eva@ejemplo.mx', password: 'cinco patos amarillos' } as const

/** Creates an invitation in 'Cuenta' and returns its link. */
export async function invite(page: Page, email = ''): Promise<string> {
  await signIn(page, '/admin/cuenta')
  await page.getByRole('button', { name: 'Invitar a una persona' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invitar a una persona' })
  if (email) await dialog.getByLabel(/Correo de la persona/).fill(email)
  await dialog.getByRole('button', { name: 'Hacer el enlace' }).click()
  const link = await dialog.locator('[data-invitation-link]').innerText()
  await expect(dialog.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me\/\?text=.*token%3D/,
  )
  await dialog.getByRole('button', { name: 'Ya lo envié' }).click()
  return link
}

export async function accept(page: Page, link: string) {
  await page.goto(link)
  await page.getByLabel('Nombre').fill(eva.name)
  await page.getByLabel('Correo').fill(eva.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(eva.password)
  await page.getByLabel('Repita la contraseña').fill(eva.password)
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(page.getByRole('navigation', { name: 'Administración' })).toBeVisible()
}

/** A separate browser context for another person. */
export async function pageElsewhere(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, locale: 'es-MX' })).newPage()
}
