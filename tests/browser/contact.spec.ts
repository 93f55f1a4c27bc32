import { expect, test } from '../support/fixtures.ts'

test('the page explains how to call, to write and when not to wait, between the notice and both licences', async ({
  page,
}) => {
  await page.goto('/contacto')
  const ways = page.getByRole('region', { name: 'La forma más rápida' })

  await expect(ways.getByRole('link', { name: /Citas por teléfono/ })).toHaveAttribute(
    'href',
    'tel:+525500000000',
  )
  await expect(ways.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/525500000000/,
  )
  // The appointments' telephone does not become one for emergencies.
  await expect(ways.getByRole('link', { name: /Urgencias/ })).toHaveCount(0)
  await expect(page.getByText('llame al 911 o acuda al hospital más cercano.')).toBeVisible()
  await expect(ways.getByRole('link', { name: /Correo/ })).toHaveAttribute(
    'href',
    'mailto:consulta@ejemplo.mx',
  )
  await expect(ways.getByRole('complementary')).toContainText('acuda a urgencias')
  await expect(ways.getByRole('link', { name: 'Llamar al 911' })).toHaveAttribute('href', 'tel:911')

  for (const name of ['Aviso y cédulas', /vuelta arriba/]) {
    const place = page.getByRole('complementary', { name })
    await expect(place).toContainText(/Aviso COFEPRIS \S+/)
    await expect(place).toContainText(/Cédula profesional\s\d+, .*Institución/)
    await expect(place).toContainText(/Cédula de especialidad\s\d+, .*Institución/)
  }
})
