import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { holdScript } from './menus.ts'

/** The window in which the tests of the side menu open it. */
export const sideMenuWindow = { width: 390, height: 760 }

export const opener = (page: Page) => page.getByRole('button', { name: 'Abrir menú' })
export const menu = (page: Page) => page.getByRole('dialog', { name: 'Menú' })

/** Expects the menu to open on the first tap before its script has come, and to stay open after that. */
export async function expectOpenBeforeHydration(page: Page): Promise<void> {
  const release = await holdScript(page, 'mobile-menu')
  await page.goto('/contacto')

  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  await menu(page).locator('summary').first().click()
  release()

  await expect(page.locator('[data-island="MobileMenu"][data-ready]')).toBeAttached()
  await expect(menu(page)).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Ver todos...' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
}

/** Expects the menu to open on the first tap in a browser without scripts, to lock the scroll and to close. */
export async function expectOpenWithoutScript(page: Page): Promise<void> {
  await page.goto('/contacto')

  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 600)
  await menu(page).getByRole('button', { name: 'Cerrar menú' }).click()

  await expect(menu(page)).toBeHidden()
  await expect(page.locator('aside').first()).toBeInViewport()
}
