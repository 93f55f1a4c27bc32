import { test } from '../support/fixtures.ts'
import { expectOpenBeforeHydration, expectOpenWithoutScript, sideMenuWindow } from '../support/side-menu.ts'

test.use({ viewport: sideMenuWindow })

test('the side menu opens on the first tap before hydration, and stays open after it', async ({ page }) => {
  await expectOpenBeforeHydration(page)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the side menu opens on the first tap, locks the scroll and closes', async ({ page }) => {
    await expectOpenWithoutScript(page)
  })
})
