import { addDays, localTime } from '../../../src/content/hours/local-time.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  publicHtml,
  signIn,
  test,
} from '../../support/admin.ts'
import { field } from '../../support/site-info.ts'

test.use({ allowedErrors: /ERR_FAILED/ })

const nextWeek = addDays(localTime(new Date(), 'America/Mexico_City').date, 7)

test('a change is dated, moved and published from the calendar', async ({ page, admin }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page, '/admin/datos#doctorInfo.name')
  await field(page, 'doctorInfo.name').fill('Dra. Con Fecha')
  await page.getByRole('link', { name: 'Publicar 1 cambio' }).click()
  const later = page.getByRole('region', { name: 'Publicar en una fecha' })
  await later.getByLabel('Fecha').fill(nextWeek)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: /^Publicar el / }).click()
  await expect(page.getByText('No hay cambios por publicar.')).toBeVisible()
  expect(await publicHtml(admin)).not.toContain('Dra. Con Fecha')

  await page.getByRole('link', { name: 'Ver el calendario' }).click()
  const card = page.getByRole('article', { name: /^Cambio para / })
  await expect(card).toContainText('Dra. Con Fecha')
  await card.getByRole('button', { name: 'Cambiar la fecha' }).click()
  await card.getByLabel('Hora').fill('08:30')
  await card.getByRole('button', { name: 'Mover', exact: true }).click()
  await expect(card).toContainText('08:30')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Publicar ahora' }).click()

  await expect(page.getByText('No hay nada por venir')).toBeVisible()
  expect(await publicHtml(admin)).toContain('Dra. Con Fecha')
})

test('a dated change returns to its draft, and a lost response does not date it twice', async ({
  page,
  admin,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page, '/admin/datos#doctorInfo.name')
  await field(page, 'doctorInfo.name').fill('Dra. De Vuelta')
  await page.getByRole('link', { name: 'Publicar 1 cambio' }).click()
  const later = page.getByRole('region', { name: 'Publicar en una fecha' })
  await later.getByLabel('Fecha').fill(nextWeek)
  let calls = 0
  await page.route('**/api/publish', async (route) => {
    calls += 1
    if (calls > 1) return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: /^Publicar el / }).click()
  await expect(page.getByText('No hay cambios por publicar.')).toBeVisible()
  expect(calls).toBe(2)

  await page.getByRole('link', { name: 'Ver el calendario' }).click()
  const cards = page.getByRole('article', { name: /^Cambio para / })
  await expect(cards).toHaveCount(1)
  await expectNoSidewaysScroll(page)
  await cards.getByRole('button', { name: 'Quitarle la fecha' }).click()
  await expect(page.getByText('No hay nada por venir')).toBeVisible()
  await page.getByRole('link', { name: 'Publicar 1 cambio' }).click()
  await expect(page.getByRole('main')).toContainText('Dra. De Vuelta')
  expect(await publicHtml(admin)).not.toContain('Dra. De Vuelta')
})
