import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { z } from 'zod'
import { callApi, expect } from './admin.ts'

/** A page in a browser of its own where an assistant, whom the signed-in owner invites, has just signed in. */
export async function assistantOf(
  browser: Browser,
  owner: Page,
  options: BrowserContextOptions,
): Promise<Page> {
  const { link } = z.object({ link: z.string() }).parse(await callApi(owner, '/api/invitations', {}))
  const assistant = await (await browser.newContext({ ...options, locale: 'es-MX' })).newPage()
  await assistant.goto(link)
  await assistant.getByLabel('Nombre').fill('Eva Ruiz')
  await assistant.getByLabel('Correo').fill('eva@consultorio.mx')
  await assistant.getByLabel('Contraseña', { exact: true }).fill('cuatro palabras sin relación alguna')
  await assistant.getByLabel('Repita la contraseña').fill('cuatro palabras sin relación alguna')
  await assistant.getByRole('button', { name: 'Crear la cuenta' }).click()
  await assistant.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(assistant.getByRole('navigation', { name: 'Administración' })).toBeVisible()
  return assistant
}
