import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, owner, signIn, test } from '../../support/admin.ts'
import { field } from '../../support/site-info.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** What browsers do that block cookies and site data: reading the storage throws. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })

test('where the browser refuses storage, the screens open and keep what is typed', async ({ page }) => {
  await refuseStorage(page)
  await signIn(page, '/admin/datos#doctorInfo.name')
  await field(page, 'doctorInfo.name').fill('Dra. Sin Memoria')
  await expect(page.getByRole('link', { name: 'Publicar 1 cambio' })).toBeVisible()
  for (const path of ['/admin/empezar', '/admin/secciones', '/admin/servicios', '/admin/editar']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/dejó de funcionar|No se pudo abrir la página/)).toHaveCount(0)
  }
})

test('where the browser refuses cookies, the sign-in says what to do', async ({ page }) => {
  await page.route('**/api/auth/sign-in/email', async (route) => {
    const response = await route.fetch()
    const { 'set-cookie': _, ...headers } = response.headers()
    // The fetch above stored the cookie in the context.
    await page.context().clearCookies()
    await route.fulfill({ response, headers })
  })
  await page.goto('/admin/entrar')
  await page.getByLabel('Correo').fill(owner.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()

  await expect(page.getByRole('alert')).toContainText('Permita las cookies de este sitio')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
