import { expect, test } from '../support/fixtures.ts'
import { hydrated } from '../support/menus.ts'

test.use({ viewport: { width: 360, height: 740 } })

for (const [label, section, answer] of [
  ['Costos y formas de pago', 'PaymentMethods', '$1,200'],
  ['¿Atiende mi seguro?', 'Insurance', 'Alameda Seguros'],
] as const)
  test(`the side menu's link «${label}» shows the answer in one tap`, async ({ page }) => {
    await page.goto('/')
    await hydrated(page, 'MobileMenu')
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    const menu = page.getByRole('dialog', { name: 'Menú' })

    await menu.getByRole('link', { name: label }).click()

    await expect(menu).toBeHidden()
    const answers = page.locator(`[data-section="${section}"]`)
    await expect(answers).toBeInViewport()
    await expect(answers.getByText(answer).or(answers.getByAltText(answer)).last()).toBeVisible()
  })
