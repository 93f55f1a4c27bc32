import { expect, test } from '../support/fixtures.ts'
import { moveMouse } from '../support/mouse.ts'
import { gateKinds } from '../support/routes.ts'
import { expectSoundPage, violationsOn } from '../support/sound-page.ts'

for (const { path, width } of gateKinds) {
  test.describe(`${width} px`, () => {
    // Set from the start: a later change of the size may reach the page as an event of use.
    test.use({ viewport: { width, height: 800 } })

    test(`${path} at ${width} px requests only its own files, shifts nothing, does not overflow, and axe finds no fault`, async ({
      page,
      site,
    }) => {
      await expectSoundPage(page, { url: site.url, path, withAxe: true })
    })
  })
}

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
