import { axeOn } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { everyPage, pageKinds } from '../support/routes.ts'

test.use({ allowedErrors: /404 \(Not Found\)/ })

for (const { what, width, pathsOf } of [
  { what: 'any page', width: 360, pathsOf: everyPage },
  // Pages of one kind differ only in their texts, which other widths cover.
  { what: 'any kind of page', width: 1280, pathsOf: async () => pageKinds },
]) {
  test(`axe finds no fault on ${what} at ${width} px`, async ({ page, site }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 800 })
    const paths = new Set([...(await pathsOf(site.url)), '/no-existe'])
    expect(paths.size).toBeGreaterThanOrEqual(pageKinds.length)

    const found: unknown[] = []
    for (const path of paths) {
      await page.goto(path)
      const { violations } = await axeOn(page).analyze()
      found.push(
        ...violations.map(({ id, nodes }) => ({ path, id, targets: nodes.map(({ target }) => target) })),
      )
    }

    expect(found).toEqual([])
  })
}

test('axe finds no fault after the page is used', async ({ page }) => {
  await page.goto('/')
  await page.mouse.move(10, 10)
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

  const { violations } = await axeOn(page).analyze()

  expect(violations).toEqual([])
})
