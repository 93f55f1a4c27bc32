import { expect, test } from '../support/fixtures.ts'

test('the home page shows the visible prices and payment methods only', async ({ page }) => {
  await page.goto('/')
  const prices = page.getByRole('region', { name: 'Precios claros, antes de venir' })
  const payments = page.getByRole('region', { name: 'Formas de pago' })

  await expect(prices.getByRole('definition')).toHaveText([
    /^\$800\s*MXN$/,
    /^\$1,200\s*MXN$/,
    /^\$800\s*MXN$/,
  ])
  await expect(payments.locator('li')).toHaveText([
    'Efectivo',
    'Tarjeta de crédito',
    'Tarjeta de débito',
    'Transferencia',
  ])
})
