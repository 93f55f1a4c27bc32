import { expect, test } from '../../support/admin.ts'
import { toSecondStep, turnOnSecondStep } from '../../support/second-step.ts'

// The browser itself logs every refused request as an error.
test.use({ allowedErrors: /status of (400|401|403|429)/ })

test('a recovery code of the second step works once', async ({ page }) => {
  const { recovery } = await turnOnSecondStep(page)

  for (const outcome of ['in', 'refused'] as const) {
    await toSecondStep(page)
    await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
    await page.getByLabel('Código de recuperación').fill(recovery)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    if (outcome === 'in') await expect(page).toHaveURL(/\/admin$/)
    else await expect(page.getByRole('alert')).toContainText('no es correcto o ya se usó')
  }
})
