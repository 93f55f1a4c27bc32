import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../support/fixtures.ts'
import { everyPage } from '../support/routes.ts'

const widths = [360, 1280]

test.use({ allowedErrors: /404 \(Not Found\)/ })

for (const width of widths) {
  test(`axe finds nothing on any page at ${width} px`, async ({ page, site }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 800 })
    const paths = [...(await everyPage(site.url)), '/no-existe']
    expect(paths.length).toBeGreaterThan(25)

    const found: unknown[] = []
    for (const path of paths) {
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page }).analyze()
      found.push(
        ...violations.map(({ id, nodes }) => ({ path, id, targets: nodes.map(({ target }) => target) })),
      )
    }

    expect(found).toEqual([])
  })
}

test('axe finds nothing once the page is in use', async ({ page }) => {
  await page.goto('/')
  await page.mouse.move(10, 10)
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  await expect(page.locator('[data-island]:not([data-ready])')).toHaveCount(0)

  const { violations } = await new AxeBuilder({ page }).analyze()

  expect(violations).toEqual([])
})
