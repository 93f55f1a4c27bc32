import { expect, test } from '../support/fixtures.ts'
import { hydrated } from '../support/menus.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('the row of the menu loads the entries that were saved since the page was published', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Principal' })
  await page.route('**/api/site-content', async (route) => {
    const response = await route.fetch()
    const result = await response.json()
    result.siteContent.navMenu.items = [
      { label: 'Portada', path: '/' },
      { label: 'Padecimientos', path: '/enfermedades' },
    ]
    await route.fulfill({ response, json: result })
  })
  await page.goto('/contacto')
  await hydrated(page, 'DesktopMenu')

  await expect(menu.getByRole('link', { name: 'Portada' })).toBeVisible()
  await menu.getByRole('link', { name: 'Padecimientos', exact: true }).hover()
  await expect(menu.getByRole('link', { name: 'Padecimientos', exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Menopausia y climaterio' })).toBeVisible()
  await expect(page.locator('#menu-enfermedades').getByRole('link')).toHaveCount(6)
})
