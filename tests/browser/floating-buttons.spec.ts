import { expect, test } from '../support/fixtures.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('call, WhatsApp and the video float over the page after the first sign of use', async ({ page }) => {
  const floating = page.getByRole('complementary', { name: 'Contacto rápido' })
  await page.goto('/contacto')
  await expect(floating.getByRole('link')).toHaveCount(0)

  await page.mouse.wheel(0, 40)

  await expect(floating.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', /^tel:/)
  for (const name of ['WhatsApp', 'Escribir por WhatsApp'])
    await expect(floating.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+/,
    )
  await expect(floating.getByRole('button', { name: /^Ver video/ })).toBeVisible()
})
