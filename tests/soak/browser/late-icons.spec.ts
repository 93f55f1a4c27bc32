import { expect, test } from '../../support/fixtures.ts'
import { expectEach } from './each.ts'

test('every icon of a page has its shape, those of the floating buttons too', async ({ page }) => {
  await expectEach(['/', '/contacto', '/servicios/colposcopia'], async (path) => {
    await page.goto(path)
    await page.mouse.wheel(0, 2000)
    const video = page.getByRole('button', { name: /^Ver video/ })
    await expect(video).toBeVisible()

    const empty = () =>
      page
        .locator('svg.icon use')
        .evaluateAll((uses) =>
          uses.map((use) => use.getAttribute('href') ?? '').filter((href) => !document.querySelector(href)),
        )
    await expect.poll(empty).toEqual([])
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the links to social networks show names beside the empty icons', async ({ page }) => {
    await page.goto('/')

    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Facebook' }).first()

    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('"Facebook"')
  })
})
