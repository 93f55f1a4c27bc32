import { expect, signIn, test } from '../../support/admin.ts'
import { holdRequests } from '../../support/hold-requests.ts'

test('the menu of a phone keeps the current link in view when the number of problems arrives', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const checks = await holdRequests(page, /\/api\/checks$/)
  await signIn(page, '/admin/cuenta')
  const current = page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: 'Cuenta' })
  await checks.asked
  await expect(current).toBeInViewport({ ratio: 0.99 })

  checks.release()

  await expect(page.getByText('por corregir')).toBeAttached()
  await expect(current).toBeInViewport({ ratio: 0.99 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
