import { expect, test } from '../support/fixtures.ts'

test('the notice and both licences are above everything and at the end of the page', async ({ page }) => {
  await page.goto('/contacto')

  for (const name of ['Aviso y cédulas', /vuelta arriba/]) {
    const place = page.getByRole('complementary', { name })
    await expect(place).toContainText(/Aviso COFEPRIS \S+/)
    await expect(place).toContainText(/Cédula profesional\s\d+, .*Institución/)
    await expect(place).toContainText(/Cédula de especialidad\s\d+, .*Institución/)
  }
})
