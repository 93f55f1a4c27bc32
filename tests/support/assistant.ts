import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { z } from 'zod'
import { callApi, expect } from './admin.ts'
import { type OwnerClient, ownerClient } from './owner-client.ts'
import type { RunningServer } from './server.ts'

const person = {
  name: 'Eva Ruiz',
  email: 'eva@consultorio.mx',
  password: 'cuatro palabras sin relación alguna',
}
const invitation = z.object({ link: z.string() })

/** A page in a browser of its own where an assistant, whom the signed-in owner invites, has just signed in. */
export async function assistantOf(
  browser: Browser,
  owner: Page,
  options: BrowserContextOptions,
): Promise<Page> {
  const { link } = invitation.parse(await callApi(owner, '/api/invitations', {}))
  const assistant = await (await browser.newContext({ ...options, locale: 'es-MX' })).newPage()
  await assistant.goto(link)
  await assistant.getByLabel('Nombre').fill(person.name)
  await assistant.getByLabel('Correo').fill(person.email)
  await assistant.getByLabel('Contraseña', { exact: true }).fill(person.password)
  await assistant.getByLabel('Repita la contraseña').fill(person.password)
  await assistant.getByRole('button', { name: 'Crear la cuenta' }).click()
  await assistant.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(assistant.getByRole('navigation', { name: 'Administración' })).toBeVisible()
  return assistant
}

/** The same over HTTP, for a site whose cookies are for https only. */
export async function signUpAssistant({ url }: Pick<RunningServer, 'url'>, owner: OwnerClient) {
  const { link } = invitation.parse(await (await owner.post('/api/invitations', {})).json())
  const response = await ownerClient(url, '').post('/api/invitations/accept', {
    token: link.split('#token=')[1],
    ...person,
  })
  expect(response.status).toBe(201)
  const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  return ownerClient(url, cookies.join('; '))
}
