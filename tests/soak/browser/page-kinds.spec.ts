import { expect, test } from '../../support/fixtures.ts'
import { everyPage, gateKinds, pageKinds } from '../../support/routes.ts'
import { expectSoundPage, violationsOn } from '../../support/sound-page.ts'
import { soakIf } from '../../support/tiers.ts'

test.use({ allowedErrors: /404 \(Not Found\)/ })

const isInGate = (path: string, width: number) =>
  gateKinds.some((kind) => kind.path === path && kind.width === width)

for (const path of pageKinds) {
  for (const width of [360, 768, 1280, 1536]) {
    if (isInGate(path, width)) continue
    const isNarrowOrWide = width === 360 || width === 1280

    test.describe(`${width} px`, () => {
      // Set from the start: a later change of the size may reach the page as an event of use.
      test.use({ viewport: { width, height: 800 } })

      test(
        `${path} at ${width} px requests only its own files, shifts nothing, does not overflow, and axe finds no fault`,
        soakIf(!isNarrowOrWide),
        async ({ page, site }) => {
          await expectSoundPage(page, { url: site.url, path, withAxe: isNarrowOrWide })
        },
      )
    })
  }
}

// Pages of one kind differ only in their texts.
test('axe finds no fault on any page at 360 px', soakIf(true), async ({ page, site }) => {
  test.setTimeout(600_000)
  await page.setViewportSize({ width: 360, height: 800 })
  const paths = await everyPage(site.url)
  expect(paths.length).toBeGreaterThan(pageKinds.length)

  const found: unknown[] = []
  for (const path of paths) {
    await page.goto(path)
    found.push(...(await violationsOn(page)).map((violation) => ({ path, ...violation })))
  }

  expect(found).toEqual([])
})
