import type { BrowserContext, Page } from '@playwright/test'
import {
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  owner,
  signIn,
} from '../../support/admin.ts'
import { ownerEnv } from '../../support/owner-client.ts'
import { freePort, startServer } from '../../support/server.ts'

// The browser itself logs every refused request as an error.
base.use({ allowedErrors: /status of (400|401|404|409)/ })

/** Passkeys need a host name; other tests use an IP address. */
const test = base.extend<object>({
  admin: async ({}, use) => {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const server = await startServer({ port, env: { ...ownerEnv, SITE_URL: url } })
    await use({ ...server, url })
    await server.stop()
  },
})

/** A virtual authenticator that behaves like a phone with a fingerprint reader. It serves the document that is open. */
async function virtualPhone(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Sets whether the authenticator accepts the fingerprint. */
    recognises: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    responses: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}

const card = (page: Page) => page.getByRole('region', { name: 'Llaves de acceso' })

async function addPasskey(page: Page, name: string, password: string = owner.password) {
  await card(page).getByRole('button', { name: 'Agregar una llave' }).click()
  await card(page).getByLabel('Nombre de la llave').fill(name)
  await card(page).getByLabel('Su contraseña').fill(password)
  await card(page).getByRole('button', { name: 'Agregar', exact: true }).click()
}

test('a passkey can be added with the password, renamed, used to sign in, and removed', async ({
  page,
  context,
}) => {
  // Otherwise the authenticator responds to the mail field's autofill before the button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await signIn(page, '/admin/cuenta')
  const phone = await virtualPhone(context, page)
  await addPasskey(page, 'Mi teléfono', 'equivocada')
  await expect(card(page).getByRole('alert')).toContainText('La contraseña actual no es correcta.')
  await card(page).getByRole('button', { name: 'Cancelar' }).click()
  await addPasskey(page, 'Mi teléfono')
  await expect(card(page).getByRole('listitem')).toContainText('Mi teléfono')
  await expectAccessible(page)

  await card(page).getByRole('button', { name: 'Renombrar' }).click()
  await card(page).getByLabel('Nombre de la llave').fill('Teléfono azul')
  await card(page).getByRole('button', { name: 'Guardar el nombre' }).click()
  await expect(card(page).getByRole('listitem')).toContainText('Teléfono azul')

  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/admin\/entrar/)
  await phone.recognises(false)
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click()
  await expect(page.getByRole('alert')).toContainText('No se usó ninguna llave de acceso')
  await phone.recognises(true)
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click()
  await expect(page).toHaveURL(/\/admin$/)

  await page.getByRole('link', { name: 'Cuenta', exact: true }).click()
  await card(page).getByRole('button', { name: 'Quitar' }).click()
  await card(page).getByLabel('Su contraseña').fill('mala')
  await card(page).getByRole('button', { name: 'Quitar' }).click()
  await expect(card(page).getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await card(page).getByLabel('Su contraseña').fill(owner.password)
  await card(page).getByRole('button', { name: 'Quitar' }).click()
  await expect(card(page).getByRole('listitem')).toHaveCount(0)

  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click()
  await expect(page.getByRole('alert')).toContainText('El sitio no conoce esa llave de acceso')
})

test('a passkey offered by the browser at the mail field signs in', async ({ page, context }) => {
  await signIn(page, '/admin/cuenta')
  await virtualPhone(context, page)
  await addPasskey(page, 'Mi teléfono')
  await expect(card(page).getByRole('listitem')).toHaveCount(1)

  await page.getByRole('button', { name: 'Cerrar sesión' }).click()

  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('navigation', { name: 'Administración' })).toBeVisible()
})

base('a site without https says why there are no passkeys', async ({ page }) => {
  await page.goto('/admin/entrar')
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click()
  await expect(page.getByRole('alert')).toContainText('https')
})

test('a browser without passkeys shows a message', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await page.goto('/admin/entrar')
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click()
  await expect(page.getByRole('alert')).toContainText('Este navegador no sabe usar llaves de acceso')
})

test('the sign-in and the account page with a passkey fit', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/admin/entrar')
  await expect(page.getByRole('link', { name: 'Olvidé mi contraseña' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.screenshot({ path: test.info().outputPath('sign-in-360.png') })

  await signIn(page, '/admin/cuenta')
  await virtualPhone(context, page)
  await addPasskey(page, 'Mi teléfono')
  await expect(card(page).getByRole('listitem')).toHaveCount(1)
  await expectNoSidewaysScroll(page)
  await card(page).screenshot({ path: test.info().outputPath('passkeys-360.png') })
})
