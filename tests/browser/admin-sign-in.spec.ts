import { expect, expectNoSidewaysScroll, test } from '../support/admin.ts'
import { toSecondStep, turnOnSecondStep } from '../support/second-step.ts'
import { totpCode } from '../support/totp.ts'

// The browser itself logs every refused request and every missing preview picture as an error.
test.use({ allowedErrors: /status of (400|401|403|429)/ })

test('the second step requires a code', async ({ page }) => {
  const { secret } = await turnOnSecondStep(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 720 })

  await toSecondStep(page)
  await page.getByLabel('Código de verificación').fill('000000')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('El código no es correcto.')
  // The code that turned it on is used up; the server accepts the next code one step early.
  await page.getByLabel('Código de verificación').fill(totpCode(secret, Date.now() + 30_000))
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/admin$/)
})
