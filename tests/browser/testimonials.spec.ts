import { test } from '../support/fixtures.ts'
import { expectToggles } from '../support/testimonial-cards.ts'

test('a card toggles between its short and its full text', async ({ page }) => {
  await page.goto('/')
  await expectToggles(page)
})
