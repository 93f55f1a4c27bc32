import { catalogue } from '../../../src/content/catalogue/index.ts'
import { expect, signIn, test } from '../../support/admin.ts'

test.use({ allowedErrors: /status of 404/ })

test('a card whose picture does not load says that there is none', async ({ page }) => {
  await page.route('**/api/component-image?type=Header*', (route) => route.fulfill({ status: 404 }))
  await signIn(page, '/admin/secciones')
  const card = page.getByRole('region', { name: catalogue.Header.label, exact: true })

  const missing = card.getByText('No hay imagen disponible')
  await expect(missing).toBeVisible()
  expect((await missing.boundingBox())?.height).toBe(250)
  await expect(card.getByRole('img', { name: /^Vista previa/ })).toHaveCount(0)
})
