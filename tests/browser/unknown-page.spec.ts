import { expect, test } from '../support/fixtures.ts'

test.use({ allowedErrors: /404 \(Not Found\)/ })

test('an unknown page gets a 404 with links to other pages', async ({ page }) => {
  const result = await page.goto('/no-existe')

  expect(result?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Esta página no existe' })).toBeVisible()
  const ways = page.getByRole('main').getByRole('link')
  await expect(ways.filter({ hasText: 'Servicios' })).toHaveAttribute('href', '/servicios')
})
