import { expect, test } from '../support/fixtures.ts'
import { moveMouse } from '../support/mouse.ts'
import { everyPage, pageKinds } from '../support/routes.ts'
import { expectSoundPage, violationsOn } from '../support/sound-page.ts'
import { gate, gateIf, soakIf } from '../support/tiers.ts'

test.use({ allowedErrors: /404 \(Not Found\)/ })

/** The layouts of the other kinds are alike. */
const narrowKinds = ['/', '/servicios/ultrasonido-obstetrico', '/contacto']
const wideKinds = ['/', '/enfermedades/endometriosis']

for (const path of pageKinds) {
  for (const width of [360, 768, 1280, 1536]) {
    const isNarrowOrWide = width === 360 || width === 1280
    const isUsual =
      (width === 360 && narrowKinds.includes(path)) || (width === 1280 && wideKinds.includes(path))

    test.describe(`${width} px`, () => {
      // Set from the start: a later change of the size may reach the page as an event of use.
      test.use({ viewport: { width, height: 800 } })

      test(
        `${path} at ${width} px requests only its own files, shifts nothing, does not overflow, and axe finds no fault`,
        soakIf(!isNarrowOrWide, gateIf(isUsual)),
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

test('axe finds no fault after the page is used', gate, async ({ page }) => {
  await page.goto('/')
  await moveMouse(page, 10, 10)
  // An island hydrates when it comes near the window; one that is passed before the script has loaded does not.
  const waiting = page.locator('[data-island]:not([data-ready])')
  await expect
    .poll(async () => {
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 500) {
          scrollTo({ top: y, behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      })
      return waiting.count()
    })
    .toBe(0)

  expect(await violationsOn(page)).toEqual([])
})
