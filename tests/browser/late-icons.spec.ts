import { expect, test } from '../support/fixtures.ts'

test('the icons of the menus get their shapes after the first paint', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Servicios' }).hover()
  const icon = page.getByRole('link', { name: 'Ultrasonido obstétrico' }).first().locator('use')

  await expect(icon).toBeVisible()

  expect(await icon.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(5)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the links to social networks show names beside the empty icons', async ({ page }) => {
    await page.goto('/')

    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Facebook' }).first()

    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('"Facebook"')
  })
})
