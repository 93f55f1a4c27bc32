import { expect, signIn } from '../../support/admin.ts'
import { testWithClock as test, visitorAt } from '../../support/clocked-site.ts'
import { field, readContent } from '../../support/site-info.ts'

const year = new Date().getUTCFullYear()
// Mexico City is six hours behind UTC.
const december = `${year}-12-30T18:00:00Z`
const beforeMidnight = `${year + 1}-01-01T05:50:00Z`
const afterMidnight = `${year + 1}-01-01T06:05:00Z`

test('a price of 1 January changes by itself, with the process stopped over midnight', async ({
  page,
  browser,
  admin,
}) => {
  await admin.setClock(december)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.clock.setFixedTime(december)
  await signIn(page)
  const [price] = (await readContent(page)).consultationPrice.prices
  if (!price) throw new Error('The sample has a price.')
  const later = price.amount + 137
  const written = (amount: number) => `${price.name} $${amount.toLocaleString('es-MX')} MXN`

  await page.goto('/admin/datos#consultationPrice.prices.consulta-con-ultrasonido.amount')
  await field(page, 'consultationPrice.prices.consulta-con-ultrasonido.amount').fill(`${later}`)
  await page.getByRole('link', { name: 'Publicar 1 cambio' }).click()
  const dated = page.getByRole('region', { name: 'Publicar en una fecha' })
  await dated.getByLabel('Fecha').fill(`${year + 1}-01-01`)
  await dated.getByLabel('Hora').fill('00:00')
  await page.getByRole('button', { name: /^Publicar el / }).click()
  await expect(page.getByText('No hay cambios por publicar.')).toBeVisible()
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'El sitio, ahora' })).toContainText('1 cambio con fecha')
  await page.close()

  await admin.setClock(beforeMidnight)
  const visitor = await visitorAt(browser, admin, beforeMidnight)
  await visitor.goto('/')
  await expect(visitor.locator('body')).toContainText(written(price.amount))
  await expect(visitor.locator('body')).not.toContainText(written(later))
  await admin.stop()
  await admin.setClock(afterMidnight)
  await admin.startAgain()

  await expect(async () => {
    await visitor.goto('/')
    await expect(visitor.locator('body')).toContainText(written(later), { timeout: 1 })
  }).toPass()
  await expect(visitor.locator('body')).not.toContainText(written(price.amount))
})
