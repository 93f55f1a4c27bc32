import { expect, test } from '../../support/fixtures.ts'
import { everyPage, pageKinds } from '../../support/routes.ts'
import { expectSoundPage, violationsOn } from '../../support/sound-page.ts'
import { expectEach } from './each.ts'

test.use({ allowedErrors: /404 \(Not Found\)/ })
test.setTimeout(600_000)

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    // Set from the start: a later change of the size may reach the page as an event of use.
    test.use({ viewport: { width, height: 800 } })

    test('each kind of page requests only its own files, shifts nothing and does not overflow', async ({
      page,
      site,
    }) => {
      await expectEach(pageKinds, (path) =>
        expectSoundPage(page, { url: site.url, path, withAxe: width === 1280 }),
      )
    })
  })
}

// Pages of one kind differ only in their texts.
test('axe finds no fault on any page at 360 px', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const paths = await everyPage(site.url)
  expect(paths.length).toBeGreaterThan(pageKinds.length)

  await expectEach(paths, async (path) => {
    await page.goto(path)
    expect(await violationsOn(page)).toEqual([])
  })
})
