import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, publicHtml, signIn } from './admin.ts'
import type { HostedSite } from './hosted/site-host.ts'
import { publishAll } from './publish.ts'
import { readContent } from './site-info.ts'

export const star = 'Hospital Star Médica Centro Torre de Especialidades Médicas'
const link = `https://www.google.com/maps/place/${encodeURIComponent(
  `${star}, C. San Luis Potosí 143, Roma Nte., Cuauhtémoc, 06700 Ciudad de México, CDMX`,
)}/@19.4,-99.1,17z/data=!3m1!3d19.412345!4d-99.171234`

export const places = (page: Page) => page.getByRole('list', { name: /^Otros lugares/ })

/** The owner adds a place from a pasted link in at most 12 taps, and publishes it. */
export async function addPastedPlace(page: Page, admin: HostedSite): Promise<void> {
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  await signIn(page)
  await tap(page.getByRole('link', { name: 'Lugares', exact: true }))
  await tap(page.getByLabel('Enlace del mapa').first())
  await page.getByLabel('Enlace del mapa').first().fill(link)
  await expect(page.getByText(`Se leyó: ${star}`)).toBeVisible()
  await tap(page.getByRole('button', { name: 'Agregar lugar' }))
  const row = places(page).getByRole('listitem').first()
  await tap(row.getByRole('button', { name: 'Agregar horas: martes' }))
  await tap(row.getByRole('button', { name: 'Agregar horas: jueves' }))
  await expect(page.getByText(/El martes a las .* está en dos lugares/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await publishAll(page)
  const [place] = (await readContent(page)).doctorWorkInfo.otherPlaces
  expect(place).toMatchObject({
    id: expect.stringMatching(/^hospital-star-medica-centro/),
    header: star,
    postalCode: '06700',
    point: { lat: 19.412345, lng: -99.171234 },
  })
  expect(await publicHtml(admin, '/contacto')).toContain(star)
  // Publishing takes two more.
  expect(taps).toBeLessThanOrEqual(10)
}
