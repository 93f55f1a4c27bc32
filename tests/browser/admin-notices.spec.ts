import { addDays, localTime } from '../../src/content/hours/local-time.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  publicHtml,
  signIn,
  test,
} from '../support/admin.ts'
import { publishAll } from '../support/publish.ts'

const today = localTime(new Date(), 'America/Mexico_City').date

test('a vacation is entered on a phone in a few taps, and closes the practice on every page', async ({
  page,
  admin,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, '/admin/avisos')
  const before = await publicHtml(admin, '/contacto')

  await page.getByRole('button', { name: 'Vacaciones' }).click()
  await page.getByLabel('Desde', { exact: false }).first().fill(today)
  await page.getByLabel('Hasta', { exact: false }).first().fill(addDays(today, 14))
  await expect(page.getByText('El consultorio cierra por vacaciones')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await publishAll(page)

  expect(before).not.toContain('cierra por vacaciones')
  expect(await publicHtml(admin)).toContain('El consultorio cierra por vacaciones')
  const contact = await publicHtml(admin, '/contacto')
  expect(contact).toContain('specialOpeningHoursSpecification')
  expect(contact).toContain(encodeURIComponent('Sé que el consultorio está cerrado'))
})
