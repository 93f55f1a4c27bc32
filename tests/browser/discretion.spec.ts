import { expect, test } from '../support/fixtures.ts'

const sensitive = '/enfermedades/infecciones-de-transmision-sexual'
const neutral = 'https://www.google.com.mx/'

test.beforeEach(async ({ page }) => {
  // The neutral site, without the network.
  await page.route(`${neutral}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Otra página</title>' }),
  )
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('«Salir rápido» is a link to the other site', async ({ page }) => {
    await page.goto(sensitive)

    await page.getByRole('link', { name: 'Salir rápido' }).click()

    await expect(page).toHaveURL(neutral)
  })
})
