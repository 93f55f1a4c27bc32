import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../../support/admin.ts'
import { field, screen } from '../../support/site-info.ts'

// The browser reports the script that is missing.
test.use({ allowedErrors: /404|dynamically imported module/ })

/** Answers requests for the script of a screen as after an update, and counts how often the page was loaded. */
async function withoutScript(page: Page, name: string) {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route(`**/admin/assets/${name}*.js`, (route) => route.fulfill({ status: 404, body: '' }))
  return () => loads
}

test('a screen whose script is missing loads the page again, once, and nothing typed is lost', async ({
  page,
}) => {
  await signIn(page, screen)
  await field(page, 'doctorInfo.name').fill('Dra. Ana')
  const loads = await withoutScript(page, 'visits-screen')

  await page.getByRole('link', { name: 'Visitas' }).click()
  await expect.poll(loads).toBe(1)
  await page.goto('/admin/visitas')
  await expect(page.getByText('No se pudo abrir la página')).toBeVisible()
  expect(loads()).toBe(2)

  await page.unroute('**/admin/assets/visits-screen*.js')
  await page.goto(screen)
  await expect(field(page, 'doctorInfo.name')).toHaveValue('Dra. Ana')
})
