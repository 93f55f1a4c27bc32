import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { moveMouse } from '../../support/mouse.ts'

test.use({ viewport: { width: 360, height: 800 } })

const field = (page: Page) => page.getByRole('searchbox')
const results = (page: Page) => page.locator('[data-result]')

test('the keys move between the field and the results', async ({ page }) => {
  await page.goto('/buscar')
  await field(page).click()
  await page.keyboard.type('ultrasonido')
  await expect(results(page).nth(1)).toBeVisible()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeFocused()
})

test('a search without results offers a call and a message, and an emptied field ends the search', async ({
  page,
}) => {
  await page.goto('/buscar')
  const main = page.getByRole('main')
  await field(page).fill('dentista')

  await expect(page.getByText('No encontramos «dentista»')).toBeVisible()
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expect(main.locator('a[href^="tel:"]')).toBeVisible()

  await field(page).fill('')
  await expect(page.getByText('No encontramos')).toBeHidden()
  await expect(main.locator('a[href^="tel:"]')).toBeHidden()
})

test('a link with a query shows its results', async ({ page }) => {
  await page.goto('/buscar?q=regla')
  await moveMouse(page, 5, 700)

  await expect(field(page)).toHaveValue('regla')
  await expect(results(page).filter({ hasText: 'Sangrados uterinos' })).toBeVisible()
})

test.describe('from 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the list of services leads to prices and insurers', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Principal' })
    await menu.getByRole('link', { name: 'Servicios' }).hover()

    await expect(menu.getByRole('link', { name: 'Costos y formas de pago' })).toBeVisible()
    await menu.getByRole('link', { name: '¿Atiende mi seguro?' }).click()

    await expect(page.locator('#seguros')).toBeInViewport()
  })
})
