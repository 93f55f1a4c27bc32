import { expect, test } from '../support/fixtures.ts'
import { hydrated } from '../support/menus.ts'
import {
  expectOpenBeforeHydration,
  expectOpenWithoutScript,
  menu,
  opener,
  sideMenuWindow,
} from '../support/side-menu.ts'

test.use({ viewport: sideMenuWindow })

test('the side menu opens on the first tap before hydration, and stays open after it', async ({ page }) => {
  await expectOpenBeforeHydration(page)
})

test('the page beneath the side menu is inert until Escape closes it and returns the focus', async ({
  page,
}) => {
  const heldTitle = page.locator('[inert] h1, h1[inert]')
  await page.goto('/contacto')
  await hydrated(page, 'MobileMenu')
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  await expect(heldTitle).toHaveCount(1)

  await page.keyboard.press('Escape')

  await expect(heldTitle).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the side menu opens on the first tap, locks the scroll and closes', async ({ page }) => {
    await expectOpenWithoutScript(page)
  })
})
