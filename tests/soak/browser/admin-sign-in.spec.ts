import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  owner,
  signIn,
  test,
  testWithOwnSite,
} from '../../support/admin.ts'
import { startServer } from '../../support/server.ts'
import { gate, soakIf } from '../../support/tiers.ts'
import { totpCode } from '../../support/totp.ts'

// The browser itself logs every refused request and every missing preview picture as an error.
test.use({ allowedErrors: /status of (400|401|403|429)/ })

const newPassword = 'cuatro perros verdes'

test.describe('the sign-in page', () => {
  test('returns to the requested page', async ({ page }) => {
    await page.goto('/admin/historial')
    await expect(page).toHaveURL(/\/admin\/entrar\?volver=/)

    await page.getByLabel('Correo').fill(owner.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(owner.password)
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/admin\/historial$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Historial' })).toBeVisible()
  })

  test('never redirects to another site', async ({ page }) => {
    await page.goto('/admin/entrar?volver=//ejemplo.com/admin')

    await page.getByLabel('Correo').fill(owner.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(owner.password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()

    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/admin$/)
  })

  testWithOwnSite(
    'does not tell a wrong e-mail from a wrong password, and limits attempts',
    async ({ page }) => {
      await page.goto('/admin/entrar')

      const messages = [
        await refusal(page, owner.email, 'equivocada'),
        await refusal(page, 'nadie@ejemplo.mx', 'x'),
      ]
      expect(messages[0]).toBe(messages[1])

      for (let attempt = 0; attempt < 5; attempt += 1) await refusal(page, owner.email, `otra ${attempt}`)
      expect(await refusal(page, owner.email, 'la última')).toMatch(/espere .*segundo/)
    },
  )

  test('works and is accessible on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/admin/entrar')

    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeInViewport()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})

const screens = {
  Hoy: '/admin',
  Secciones: '/admin/secciones',
  Revisión: '/admin/revision',
  'Expediente COFEPRIS': '/admin/cofepris',
  Historial: '/admin/historial',
  Cuenta: '/admin/cuenta',
}

for (const width of [360, 1280]) {
  test(`every screen is accessible and fits ${width} px`, soakIf(width !== 360, gate), async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await signIn(page)
    for (const [title, path] of Object.entries(screens)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: 'Cargando...' })).toHaveCount(0)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  })
}

test('the start page lists the remaining sample values, each with a link to its field', async ({ page }) => {
  await signIn(page)

  const samples = page.getByRole('region', { name: 'Aún son de muestra' })
  await expect(samples.getByRole('link', { name: /^Doctora › Nombre/ })).toHaveAttribute(
    'href',
    '/admin/sitio#doctorInfo.name',
  )
  await expect(page.getByText('Todo publicado')).toBeVisible()
})

test('signing out ends the session', async ({ page }) => {
  await signIn(page)

  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/admin\/entrar$/)

  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/entrar/)
})

test('a session that ends during editing can be renewed over the page', async ({ page, context }) => {
  await signIn(page, '/admin/secciones')
  const visible = page.locator('[data-section="Hero"]').getByRole('switch')
  await visible.press('Space')
  await context.clearCookies()

  await page.getByRole('button', { name: 'Guardar secciones' }).click()
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' })
  await dialog.getByLabel('Contraseña', { exact: true }).fill(owner.password)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()

  await expect(page.getByRole('alert')).toContainText('Secciones seleccionadas guardadas.')
  await expect(visible).not.toBeChecked()
})

testWithOwnSite(
  'a new password requires the current one and ends the other sessions',
  async ({ page, browser, admin }) => {
    const elsewhere = await browser.newContext({ baseURL: admin.url })
    const otherPage = await elsewhere.newPage()
    await signIn(otherPage)
    await signIn(page, '/admin/cuenta')
    await expect(page.getByRole('region', { name: 'Sesiones abiertas' }).getByRole('listitem')).toHaveCount(2)

    await changePassword(page, 'equivocada')
    await expect(page.getByText('La contraseña actual no es correcta.')).toBeVisible()
    await changePassword(page, owner.password)
    await expect(page.getByText('Su contraseña cambió.')).toBeVisible()

    await expect(page.getByRole('region', { name: 'Sesiones abiertas' }).getByRole('listitem')).toHaveCount(1)
    await otherPage.goto('/admin')
    await expect(otherPage).toHaveURL(/\/admin\/entrar/)
    await signIn(otherPage, '/admin', newPassword)
    await elsewhere.close()
  },
)

testWithOwnSite('the second step requires a code, and a recovery code works once', gate, async ({ page }) => {
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

test.describe('the first start', () => {
  testWithOwnSite('prints a link that creates the owner once', gate, async ({ page }) => {
    const server = await startServer()
    try {
      const link = /http:\/\/\S+\/admin\/configurar#token=[\w-]+/.exec(server.logs)?.[0] ?? ''
      expect(link, 'the link in the log').not.toBe('')

      await page.goto(`${server.url}/admin/configurar#token=otro`)
      await createOwner(page)
      await expect(page.getByRole('alert')).toContainText('El enlace no es válido o ya se usó')

      await page.goto(link)
      await expectAccessible(page)
      await expect(page.getByText('Este sitio no envía correos.')).toBeVisible()
      await createOwner(page)
      const codes = page.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem')
      await expect(codes).toHaveCount(8)
      await expectAccessible(page)
      const [code = '', spent = ''] = await codes.allInnerTexts()
      await page.getByRole('button', { name: 'Ya los guardé' }).click()
      await expect(page.getByRole('navigation', { name: 'Administración' })).toBeVisible()

      await page.goto(link)
      await expect(page.getByText('Este sitio ya tiene dueña')).toBeVisible()

      for (const [typed, words] of [
        [code.toLowerCase(), 'Su contraseña cambió'],
        [code, 'Ese código no es válido o ya se usó.'],
        [spent.replaceAll('-', ''), 'Su contraseña cambió'],
      ] as const) {
        await page.goto(`${server.url}/admin/recuperar`)
        await page.getByRole('button', { name: 'Tengo un código de mi hoja' }).click()
        await expectAccessible(page)
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
      await expect(card).toContainText('Le sirven todavía: 6.')
      await card.getByRole('button', { name: 'Crear una hoja nueva' }).click()
      await card.getByLabel('Su contraseña').fill(newPassword)
      await card.getByRole('button', { name: 'Crear la hoja' }).click()
      await expect(card.getByRole('listitem')).toHaveCount(8)
    } finally {
      await server.stop()
    }
  })
})

async function refusal(page: Page, email: string, password: string): Promise<string> {
  await page.getByLabel('Correo').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  const response = page.waitForResponse('**/api/auth/sign-in/email')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await response
  return page.getByRole('alert').innerText()
}

async function changePassword(page: Page, current: string) {
  const card = page.getByRole('region', { name: 'Cambiar la contraseña' })
  await card.getByLabel('Contraseña actual').fill(current)
  await card.getByLabel('Contraseña nueva', { exact: true }).fill(newPassword)
  await card.getByLabel('Repita la contraseña nueva').fill(newPassword)
  await card.getByRole('button', { name: 'Cambiar la contraseña' }).click()
}

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
