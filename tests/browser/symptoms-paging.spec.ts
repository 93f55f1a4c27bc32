import { expect, test } from '../support/fixtures.ts'
import { cards, names, next, openPages, previous, section } from '../support/symptom-pages.ts'

test('the pager goes to the last page and back, and stops at both ends', async ({ page }) => {
  await openPages(page)

  await next(page).click()

  await expect(cards(page)).toHaveText(names.slice(4))
  const status = section(page).locator('[aria-live="polite"]')
  await expect(status).toHaveText('2 de 2')
  await expect(next(page)).toBeDisabled()
  await expect(previous(page)).toBeFocused()

  await page.keyboard.press('Enter')

  await expect(cards(page)).toHaveText(names.slice(0, 4))
  await expect(status).toHaveText('1 de 2')
  await expect(previous(page)).toBeDisabled()
})
