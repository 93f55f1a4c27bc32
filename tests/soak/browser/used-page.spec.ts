import { expect, test } from '../../support/fixtures.ts'
import { moveMouse } from '../../support/mouse.ts'
import { violationsOn } from '../../support/sound-page.ts'

test('axe finds no fault after the page is used', async ({ page }) => {
  await page.goto('/')
  await moveMouse(page, 10, 10)
  const islands = page.locator('[data-island]')
  await expect(islands).not.toHaveCount(0)
  for (const island of await islands.all()) {
    await island.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(island).toHaveAttribute('data-ready')
  }

  expect(await violationsOn(page)).toEqual([])
})
