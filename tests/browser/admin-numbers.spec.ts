import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/admin.ts'
import { field, readContent, savedToast } from '../support/site-info.ts'
import { later } from '../support/tiers.ts'

test.use({ viewport: { width: 360, height: 740 } })

const amount = 'consultationPrice.prices.0.amount'
const next = (page: Page) => page.getByRole('button', { name: 'Guardar y seguir' })

/** Opens the first price of the list. */
async function openPrice(page: Page) {
  const row = page.locator('button[aria-expanded]', { hasText: 'Consulta con ultrasonido' })
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
  return field(page, amount)
}

test('a price is understood as she writes it, and an unusual one is asked about', async ({ page }) => {
  await signIn(page, '/admin/empezar?paso=6')
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
  await next(page).click()
  const dialog = page.getByRole('dialog', { name: '¿Seguro que son $12 MXN?' })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Corregir' }).click()
  await expect(price).toBeFocused()
  expect((await readContent(page)).consultationPrice.prices[0]?.amount).not.toBe(12)

  await next(page).click()
  await dialog.getByRole('button', { name: 'Sí, guardar así' }).click()
  await expect(page.getByRole('heading', { name: '¿Tiene un retrato' })).toBeVisible()
  expect((await readContent(page)).consultationPrice.prices[0]?.amount).toBe(12)

  await page.getByRole('button', { name: 'Anterior' }).click()
  await openPrice(page)
  await price.fill('$1.350,50')
  await next(page).click()
  await expect(page.getByRole('heading', { name: '¿Tiene un retrato' })).toBeVisible()
  expect((await readContent(page)).consultationPrice.prices[0]?.amount).toBe(1350.5)
})

test('an unusual price that is right is asked about once', later, async ({ page }) => {
  await signIn(page, '/admin/datos')
  const price = await openPrice(page)
  await price.fill('600,000 pesos')
  await page.getByRole('button', { name: 'Guardar cambios' }).first().click()
  const dialog = page.getByRole('dialog', { name: '¿Seguro que son $600,000 MXN?' })
  await dialog.getByRole('button', { name: 'Sí, guardar así' }).click()
  await expect(savedToast(page)).toBeVisible()

  await field(page, 'doctorInfo.city').fill('Mérida')
  await page.getByRole('button', { name: 'Guardar cambios' }).first().click()
  await expect(page.getByText('Todo guardado')).toBeVisible()
  const { consultationPrice, doctorInfo } = await readContent(page)
  expect([consultationPrice.prices[0]?.amount, doctorInfo.city]).toEqual([600_000, 'Mérida'])
})
