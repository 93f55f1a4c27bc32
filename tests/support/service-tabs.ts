import type { Page } from '@playwright/test'
import { services } from '../../sample-site/services/index.ts'
import { expect } from './fixtures.ts'

export const shown = services.slice(0, 5)

export const section = (page: Page) => page.locator('[data-section="Services"]')
export const tab = (page: Page, name: string) => section(page).getByRole('tab', { name, exact: true })

/** Opens the home page and waits until the tabs are hydrated. */
export async function openTabs(page: Page, hash = '') {
  await page.goto(`/${hash}`)
  await section(page).scrollIntoViewIfNeeded()
  await expect(section(page).getByRole('tablist', { name: 'Servicios' })).toBeVisible()
}
