import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../../support/admin.ts'
import { publishAll } from '../../support/publish.ts'
import { field, readContent } from '../../support/site-info.ts'

test.use({ viewport: { width: 360, height: 740 } })

const amount = 'consultationPrice.prices.consulta-con-ultrasonido.amount'
const validFrom = 'consultationPrice.prices.consulta-con-ultrasonido.validFrom'
const next = (page: Page) => page.getByRole('button', { name: 'Seguir', exact: true })

/** Opens the first price of the list. */
async function openPrice(page: Page) {
  const row = page.locator('button[aria-expanded]', { hasText: 'Consulta con ultrasonido' })
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
  return field(page, amount)
}

test('a price is understood as she writes it, and an unusual one is asked about', async ({ page }) => {
  await signIn(page, '/admin/empezar?paso=7')
  const price = await openPrice(page)
  await price.fill('')
  await price.pressSequentially('1.200')
  await expect(price).toHaveValue('1.200')
  await price.blur()
  await expect(price).toHaveValue('1,200')
  await expect(price).toHaveAccessibleDescription(/Así se leerá: \$1,200 MXN/)

  await price.fill('1,2000')
  await price.blur()
  await expect(price).toHaveValue('1,2000')
  await expect(price).toHaveAccessibleDescription(/^«1,2000» puede ser 1\.2 o 12,000\./)
  await next(page).click()
  await expect(page.getByRole('heading', { name: '¿Cuánto cuesta' })).toBeVisible()

  await price.fill('12')
  await price.blur()
  await expect(price).toHaveAccessibleDescription(/^¿Seguro que son \$12 MXN\?/)
  await page.getByRole('link', { name: 'Publicar 1 cambio' }).click()
  await page.getByRole('button', { name: 'Publicar 1 cambio' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Seguro que son $12 MXN?' })
  await expectAccessible(page, 'iframe')
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Corregir' }).click()
  await expect(price).toBeFocused()
  expect((await readContent(page)).consultationPrice.prices[0]?.amount).not.toBe(12)

  await page.getByRole('link', { name: 'Publicar 1 cambio' }).click()
  await page.getByRole('button', { name: 'Publicar 1 cambio' }).click()
  await dialog.getByRole('button', { name: 'Sí, publicar así' }).click()
  await expect(page.getByText(/^Publicado: ya se ve en el sitio/)).toBeVisible()
  expect((await readContent(page)).consultationPrice.prices[0]?.amount).toBe(12)

  await page.goto('/admin/empezar?paso=7')
  await openPrice(page)
  await price.fill('$1.350,50')
  await next(page).click()
  await expect(page.getByRole('heading', { name: '¿Tiene un retrato' })).toBeVisible()
  await publishAll(page)
  expect((await readContent(page)).consultationPrice.prices[0]?.amount).toBe(1350.5)
})

test('a price of a day to come is published on that day, and today its own stays', async ({ page }) => {
  const day = `${new Date().getUTCFullYear() + 1}-12-31`
  const words = 'Publicar el 31 de diciembre'
  await signIn(page, '/admin/datos#doctorInfo.city')
  const [before] = (await readContent(page)).consultationPrice.prices
  await field(page, 'doctorInfo.city').fill('Mérida')
  await page.goto(`/admin/datos#${amount}`)
  await field(page, amount).fill('1551')
  await field(page, validFrom).fill(day)
  await expect(page.getByText(/^Hasta ese día sus pacientes siguen leyendo \$/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('link', { name: 'Publicar 2 cambios' }).click()
  await page.getByRole('button', { name: 'Publicar 2 cambios' }).click()
  await expect(page.getByRole('alert', { name: 'No se publicó nada' })).toContainText('31 de diciembre')
  await expectAccessible(page, 'iframe')
  await expectNoSidewaysScroll(page)
  expect((await readContent(page)).consultationPrice.prices[0]).toEqual(before)

  await page.getByRole('button', { name: words }).click()
  await expect(page.getByText(/^Se publicará el .*31 de diciembre/)).toBeVisible()
  await page.getByRole('button', { name: 'Publicar 1 cambio' }).click()
  await expect(page.getByText(/^Publicado: ya se ve en el sitio/)).toBeVisible()
  const { consultationPrice, doctorInfo } = await readContent(page)
  expect([consultationPrice.prices[0], doctorInfo.city]).toEqual([before, 'Mérida'])

  await page.goto(`/admin/datos#${amount}`)
  await expect(
    page.getByText(/^Cambia el 31 de diciembre de \d{4} a \$1,551 MXN\. Ver el calendario$/),
  ).toBeVisible()
  await expectAccessible(page, 'iframe')
})
