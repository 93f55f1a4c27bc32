import { snapshotWithPlaces } from '../support/site-with-places.ts'
import { expect, test } from '../support/variants.ts'

test.use({ viewport: { width: 360, height: 800 } })

// Mexico City is six hours behind UTC. 30 November 2026 is a Monday, 5 December the first Saturday of its month.
for (const { moment, says, first } of [
  {
    moment: '2026-11-30T18:00:00Z',
    says: 'Abierto ahora en el Consultorio Roma, hasta las 14:00',
    first: 'Consultorio Roma',
  },
  {
    moment: '2026-11-30T23:00:00Z',
    says: 'Abierto ahora en Star Médica, hasta las 20:00',
    first: 'Star Médica',
  },
  {
    moment: '2026-12-05T03:00:00Z',
    says: /^Cerrado ahora · abre mañana a las 10:00 en la Torre de Especialidades/,
    first: /^Torre de Especialidades/,
  },
]) {
  test(`at ${moment} the pages name the place that is open or next`, async ({ page, variantSite }) => {
    variantSite.show(snapshotWithPlaces(4))
    await page.clock.setFixedTime(moment)
    await page.goto('/')
    await page.mouse.wheel(0, 2)
    await expect(page.getByRole('main').getByRole('link', { name: /ahora/ }).first()).toHaveText(says)

    await page.goto('/contacto')
    await page.mouse.wheel(0, 40)
    const places = page.getByRole('region', { name: 'Dónde está el consultorio' })
    await expect(places.getByText(/^(Abierto|Cerrado) ahora/)).toHaveText(says)
    await expect(places.getByRole('heading', { level: 3 }).first()).toHaveText(first)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
}

test('each place has its own telephone, and the message on WhatsApp names it', async ({
  page,
  variantSite,
}) => {
  variantSite.show(snapshotWithPlaces(3))
  await page.goto('/contacto')
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

test('the structured data has a node for each place, which the doctor’s work locations name', async ({
  page,
  variantSite,
}) => {
  variantSite.show(snapshotWithPlaces(3))
  await page.goto('/')
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('')

  expect(data).toContain('"@type":"Hospital"')
  expect(data).toContain('#lugar-torre"')
  expect(data).toContain('"workLocation":[')
})
