import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, owner, signIn, test } from '../../support/admin.ts'
import { expectAccessibleScreens } from '../../support/main-screens.ts'

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

  test('does not tell a wrong e-mail from a wrong password, and limits attempts', async ({ page }) => {
    await page.goto('/admin/entrar')

    const messages = [
      await refusal(page, owner.email, 'equivocada'),
      await refusal(page, 'nadie@ejemplo.mx', 'x'),
    ]
    expect(messages[0]).toBe(messages[1])

    for (let attempt = 0; attempt < 5; attempt += 1) await refusal(page, owner.email, `otra ${attempt}`)
    expect(await refusal(page, owner.email, 'la última')).toMatch(/espere .*segundo/)
  })

  test('works and is accessible on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/admin/entrar')

    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeInViewport()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})

test('every screen is accessible and fits 1280 px', async ({ page }) => {
  test.slow()
  await expectAccessibleScreens(page, 1280)
})

test('a new password requires the current one and ends the other sessions', async ({
  page,
  browser,
  admin,
}) => {
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
