import { expect, test } from '../support/fixtures.ts'
import { hydrated, renameMenu } from '../support/menus.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('the row of the menu loads the entries that were saved since the page was published', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Principal' })
  await renameMenu(page)
  await page.goto('/contacto')
  await hydrated(page, 'DesktopMenu')

  await expect(menu.getByRole('link', { name: 'Portada' })).toBeVisible()
  await menu.getByRole('link', { name: 'Padecimientos', exact: true }).hover()
  await expect(menu.getByRole('link', { name: 'Padecimientos', exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Menopausia y climaterio' })).toBeVisible()
  await expect(page.locator('#menu-enfermedades').getByRole('link')).toHaveCount(6)
})
