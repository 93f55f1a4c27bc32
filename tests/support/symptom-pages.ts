import type { Page } from '@playwright/test'
import { symptoms } from '../../sample-site/symptoms/index.ts'
import { expect } from './fixtures.ts'

export const names = symptoms.map(({ name }) => name)

export const section = (page: Page) => page.locator('[data-section="Symptoms"]')
export const cards = (page: Page) => section(page).getByRole('heading', { level: 3 })
export const previous = (page: Page) => section(page).getByRole('button', { name: 'Anteriores' })
export const next = (page: Page) => section(page).getByRole('button', { name: 'Siguientes' })

/** Opens the home page and waits until the pager is hydrated. */
export async function openPages(page: Page, hash = '') {
  await page.goto(`/${hash}`)
  await section(page).scrollIntoViewIfNeeded()
  await expect(section(page).locator('[data-island][data-ready]')).toBeAttached()
}
