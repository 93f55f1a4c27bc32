import { expect, type Page } from '@playwright/test'
import { snapshotWithPlaces } from './site-with-places.ts'
import type { VariantSite } from './variant-site.ts'

type Expected = { readonly moment: string; readonly says: string | RegExp; readonly first: string | RegExp }

/** Expects the home page and the contact page of a practice with four places to name the one that is open or next. */
export async function expectOpenPlace(
  page: Page,
  variantSite: VariantSite,
  { moment, says, first }: Expected,
): Promise<void> {
  variantSite.show(snapshotWithPlaces(4))
  await page.clock.setFixedTime(moment)
  await page.goto('/')
  await page.mouse.wheel(0, 2)
  await expect(page.getByLabel('Horario de hoy').getByRole('link', { name: /ahora/ })).toHaveText(says)

  await page.goto('/contacto')
  await page.mouse.wheel(0, 40)
  const places = page.getByRole('region', { name: 'Dónde está el consultorio' })
  // Before the states of the single places.
  await expect(places.getByText(/^(Abierto|Cerrado) ahora/).first()).toHaveText(says)
  await expect(places.getByRole('heading', { level: 3 }).first()).toHaveText(first)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
}
