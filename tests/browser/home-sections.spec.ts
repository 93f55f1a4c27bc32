import { expect, test } from '../support/fixtures.ts'

test('every section has a title, the heading levels are in order, and only visible prices and payment methods are shown', async ({
  page,
}) => {
  await page.goto('/')

  for (const name of [
    'Que cada mujer salga de la consulta',
    'Formación que puede comprobar',
    'Una valoración completa',
    'La experiencia, en números',
    'Sobre mí',
  ])
    await expect(page.getByRole('region', { name })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 3, name: 'Pedir solo lo necesario' })).toBeVisible()

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
