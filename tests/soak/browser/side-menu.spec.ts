import type { Page } from '@playwright/test'
import { catalogue } from '../../../src/content/catalogue/index.ts'
import { expect, test } from '../../support/chosen-sections.ts'
import { failRequest, hydrated, menuFailures } from '../../support/menus.ts'
import { settled } from '../../support/settled.ts'
import { menu, opener, sideMenuWindow } from '../../support/side-menu.ts'

/** The menus share one side menu. */
const [{ file: usual }] = catalogue.NavMenu.variants

test.describe('the side menu', () => {
  test.use({ sections: { NavMenu: usual }, viewport: sideMenuWindow })

  const open = async (page: Page) => {
    await page.goto('/contacto')
    await hydrated(page, 'MobileMenu')
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
  }

  test('closes by its button, by Escape and by a click outside, and returns the focus', async ({ page }) => {
    await open(page)
    await menu(page).getByRole('button', { name: 'Cerrar menú' }).click()
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()

    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()

    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    await settled(menu(page))
    await page.mouse.click(20, 400)
    await expect(menu(page)).toBeHidden()
  })

  test('closes on a click on a link', async ({ page }) => {
    await open(page)

    await menu(page).getByRole('link', { name: 'Servicios', exact: true }).click()

    await expect(page).toHaveURL('/servicios')
    await expect(menu(page)).toBeHidden()
  })

  test('traps the focus', async ({ page }) => {
    await open(page)
    const inside = () => menu(page).evaluate((element) => element.contains(document.activeElement))

    const places = await menu(page).locator('a, button, summary').filter({ visible: true }).count()

    // Once around forwards, and back over the end to the start.
    const keys = [...Array(places + 2).fill('Tab'), ...Array(4).fill('Shift+Tab')]
    for (const key of keys) {
      await page.keyboard.press(key)
      expect(await inside()).toBe(true)
    }
  })

  test('locks the scroll of the page while it is open', async ({ page }) => {
    await open(page)
    // The lock holds once the menu is drawn, which takes a while on a busy machine.
    await settled(menu(page))
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await page.keyboard.press('Escape')

    // The page scrolls again one frame after the menu's last frame.
    await expect(async () => {
      await page.mouse.wheel(0, 600)
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    }).toPass()
  })

  test('opens and closes each list separately: five entries and the link to all', async ({ page }) => {
    await open(page)
    const list = menu(page).locator('details').filter({ hasText: 'Mostrar Síntomas' })
    const links = list.getByRole('link')

    await list.locator('summary').click()
    await menu(page).locator('details').filter({ hasText: 'Mostrar Servicios' }).locator('summary').click()
    await expect(links).toHaveCount(6)
    await expect(links.last()).toHaveText('Ver todos...')

    await list.locator('summary').click()
    await expect(links).toHaveCount(0)
    await expect(menu(page).getByRole('link', { name: 'Ver todos...' })).toHaveCount(1)
  })

  test.describe('whose request fails', () => {
    test.use({ allowedErrors: menuFailures })

    test('shows the failure and the built-in menu', async ({ page }) => {
      await failRequest(page)
      await open(page)

      await expect(menu(page).getByRole('status')).toHaveText('Failed to fetch menu items')
      const items = menu(page).locator('nav > ul > li > a')
      await expect(items).toHaveText(['Inicio', 'Enfermedades', 'Síntomas', 'Servicios', 'Contacto'])
      const list = menu(page).locator('details').first()
      await list.locator('summary').click()
      await expect(list.getByRole('link')).toHaveCount(6)
    })
  })
})
