import { expect, test } from '../support/fixtures.ts'
import { openTabs, section, shown, tab } from '../support/service-tabs.ts'

const [first = '', second = '', , , last = ''] = shown.map(({ title }) => title)

test('arrows, Home and End move between the tabs, and one tab is in the tab order', async ({ page }) => {
  await openTabs(page)
  await tab(page, first).focus()

  await page.keyboard.press('ArrowDown')
  await expect(tab(page, second)).toBeFocused()
  await expect(section(page).getByRole('tabpanel', { name: second })).toBeVisible()

  await page.keyboard.press('End')
  await expect(tab(page, last)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, first)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, last)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(tab(page, first)).toBeFocused()
  await expect(section(page).locator('[role=tab][tabindex="0"]')).toHaveCount(1)
})
