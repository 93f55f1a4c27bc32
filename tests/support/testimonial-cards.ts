import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const short = 'Me explicó el ultrasonido paso a paso y salí sabiendo qué seguía.'
export const full = /Llegué con mucho miedo por un quiste/

export const sectionOf = (page: Page) => page.locator('[data-section="Testimonials"]')

/** The card whose full text is tested. */
export const firstCard = (page: Page) => sectionOf(page).getByRole('figure').first()

export async function expectToggles(page: Page) {
  const card = firstCard(page)
  await expect(card.getByText(short, { exact: true })).toBeVisible()
  await expect(card.getByText(full)).toBeHidden()

  await card.getByRole('button', { name: 'Ver más' }).click()
  await expect(card.getByText(full)).toBeVisible()
  await expect(card.getByText(short, { exact: true })).toBeHidden()

  await card.getByRole('button', { name: 'Ver menos' }).click()
  await expect(card.getByText(full)).toBeHidden()
  await expect(card.getByText(short, { exact: true })).toBeVisible()
}
