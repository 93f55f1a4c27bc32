import { expectOpenPlace } from '../support/open-place.ts'
import { snapshotWithPlaces } from '../support/site-with-places.ts'
import { expect, test } from '../support/variants.ts'

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })

test('on a Monday evening the pages name the place that is open', async ({ page, variantSite }) => {
  await expectOpenPlace(page, variantSite, {
    // 17:00 in Mexico City, which is six hours behind UTC.
    moment: '2026-11-30T23:00:00Z',
    says: 'Abierto ahora en Star Médica, hasta las 20:00',
    first: 'Star Médica',
  })
})

test('each place has its own telephone, and the message on WhatsApp names it', async ({
  page,
  variantSite,
}) => {
  variantSite.show(snapshotWithPlaces(3))
  await page.goto('/contacto#lugar-star-medica')
  const place = page.locator('#lugar-star-medica')

  await expect(place.getByRole('link', { name: '222 444 5566' })).toHaveAttribute('href', 'tel:+522224445566')
  await expect(place.getByRole('link', { name: '222 111 2233' })).toHaveAttribute(
    'href',
    `https://wa.me/522221112233?text=${encodeURIComponent('Hola, quisiera una cita en Star Médica.')}`,
  )
  await expect(place.getByRole('link', { name: /Agendar/ })).toHaveAttribute(
    'href',
    'https://www.doctoralia.com.mx/star-medica',
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the places are in the owner’s order, with their timetables', async ({ page, variantSite }) => {
    variantSite.show(snapshotWithPlaces(3))
    await page.goto('/contacto')
    const places = page.getByRole('region', { name: 'Dónde está el consultorio' })

    await expect(places.getByRole('heading', { level: 3 }).first()).toHaveText('Consultorio Roma')
    await expect(places.getByText('Primer y tercer sábado')).toBeVisible()
  })
})
