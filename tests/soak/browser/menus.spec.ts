import type { Locator, Page } from '@playwright/test'
import { catalogue } from '../../../src/content/catalogue/index.ts'
import { expect, test } from '../../support/chosen-sections.ts'
import { failRequest, holdScript, hydrated, menuFailures } from '../../support/menus.ts'
import { moveMouseOver } from '../../support/mouse.ts'

/** A row whose items open one at a time. */
const itemByItem = {
  island: 'DesktopMenu',
  script: 'desktop-menu',
  /** The element that opens a list on hover. */
  item: (menu: Locator, label: string) => menu.getByRole('link', { name: label, exact: true }),
  button: 'Mostrar Enfermedades',
  list: '#menu-enfermedades',
  /** The focusable element before the button, and the key that moves focus from it to the button. */
  before: 'Enfermedades',
  toButton: 'Tab',
  firstStop: 'Menopausia y climaterio',
}

/** A row in which all lists open together. */
const oneIndex: typeof itemByItem = {
  island: 'IndexMenu',
  script: 'index-menu',
  item: (menu) => menu.getByRole('button', { name: 'Menú' }),
  button: 'Menú',
  list: '#indice > li:has(> a[href="/enfermedades"]) > ul',
  before: 'Inicio',
  toButton: 'Shift+Tab',
  firstStop: 'Servicios',
}

const ways: Readonly<Record<string, typeof itemByItem>> = { 'nav-menu-index': oneIndex }

/** The other menu repeats only what its way of opening changes. The gate loads saved entries into the usual one. */
const [{ file: usual }] = catalogue.NavMenu.variants

for (const { file } of catalogue.NavMenu.variants) {
  const variant = ways[file] ?? itemByItem

  test.describe(`the row of ${file}`, () => {
    test.use({ sections: { NavMenu: file } })
    test.use({ viewport: { width: 1280, height: 900 } })

    const menu = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
    const firstEntry = (page: Page) => menu(page).getByRole('link', { name: 'Menopausia y climaterio' })
    const item = (page: Page) => variant.item(menu(page), 'Enfermedades')
    const chevron = (page: Page) => menu(page).getByRole('button', { name: variant.button })

    test('opens a list under the pointer and closes it when the pointer leaves', async ({ page }) => {
      await page.goto('/contacto')
      await hydrated(page, variant.island)
      await expect(firstEntry(page)).toBeHidden()

      await item(page).hover()
      await expect(firstEntry(page)).toBeVisible()
      await expect(chevron(page)).toHaveAttribute('aria-expanded', 'true')

      await firstEntry(page).hover()
      await expect(firstEntry(page)).toBeVisible()

      await page.mouse.move(200, 700)
      await expect(firstEntry(page)).toBeHidden()
    })

    test('can be entered and left by keyboard', async ({ page }) => {
      await page.goto('/contacto')
      await hydrated(page, variant.island)
      await menu(page).getByRole('link', { name: variant.before, exact: true }).focus()
      await expect(firstEntry(page)).toBeHidden()

      await page.keyboard.press(variant.toButton)
      await expect(chevron(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(firstEntry(page)).toBeVisible()

      await page.keyboard.press('Tab')
      await expect(menu(page).getByRole('link', { name: variant.firstStop, exact: true })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(firstEntry(page)).toBeHidden()
      await expect(chevron(page)).toBeFocused()
      await expect(chevron(page)).toHaveAttribute('aria-expanded', 'false')
    })

    test.describe('without a script', () => {
      test.use({ javaScriptEnabled: false })

      test('opens on hover and on focus', async ({ page }) => {
        await page.goto('/contacto')

        await item(page).hover()
        await expect(firstEntry(page)).toBeVisible()
        await page.mouse.move(200, 700)
        await expect(firstEntry(page)).toBeHidden()
        await chevron(page).focus()
        await expect(firstEntry(page)).toBeVisible()
      })
    })

    if (file !== usual) return

    test('lists five entries and, last, the link to all of them', async ({ page }) => {
      await page.goto('/contacto')
      await item(page).hover()
      const links = page.locator(variant.list).getByRole('link')

      await expect(links).toHaveCount(6)
      await expect(links.last()).toHaveText(/^Ver todos\.\.\./)
      await expect(links.last()).toHaveAttribute('href', '/enfermedades')
    })

    test('closes on a click elsewhere', async ({ page }) => {
      await page.goto('/contacto')
      await hydrated(page, variant.island)
      await chevron(page).focus()
      await page.keyboard.press('Enter')
      await expect(firstEntry(page)).toBeVisible()

      await page.mouse.click(200, 700)

      await expect(firstEntry(page)).toBeHidden()
    })

    test('keeps a list open that the pointer or the focus opened before hydration', async ({ page }) => {
      const release = await holdScript(page, variant.script)
      await page.goto('/contacto')
      await moveMouseOver(item(page))
      await expect(firstEntry(page)).toBeVisible()

      release()

      await expect(page.locator(`[data-island="${variant.island}"][data-ready]`)).toBeAttached()
      await expect(chevron(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(firstEntry(page)).toBeVisible()
    })

    test.describe('whose request fails', () => {
      test.use({ allowedErrors: menuFailures })

      test('shows the failure and keeps the items of the page', async ({ page }) => {
        await failRequest(page)
        await page.goto('/contacto')
        const before = await page.getByRole('banner').boundingBox()
        await hydrated(page, variant.island)

        await expect(menu(page).getByRole('status')).toHaveText(
          'Failed to fetch menu items. Please try again later.',
        )
        expect(await page.getByRole('banner').boundingBox()).toEqual(before)
        await item(page).hover()
        await expect(firstEntry(page)).toBeVisible()
      })
    })
  })
}
