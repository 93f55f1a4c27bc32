import { expectAccessible, expectNoSidewaysScroll, signIn } from '../../support/admin.ts'
import { testWithClock as test, visitorAt } from '../../support/clocked-site.ts'
import { expect } from '../../support/fixtures.ts'
import { begin, field, fingers } from '../../support/own-page-form.ts'
import { publishAll } from '../../support/publish.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('a campaign with days is made on a phone in a few taps', async ({ page, admin, browser }) => {
  await admin.setClock('2026-11-10T18:00:00Z')
  await signIn(page, '/admin/paginas')
  const hand = fingers()

  await begin(page, 'Campaña', hand)
  await hand.type(field(page, 'Título'), 'Vacuna VPH')
  await hand.type(field(page, 'Descripción corta'), 'Se aplica en el consultorio, con cita.')
  await hand.type(field(page, 'Desde'), '2026-11-12')
  await hand.type(field(page, 'Hasta'), '2026-11-20')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await hand.tap(page.getByRole('tab', { name: 'Texto' }))
  for (const [part, text] of [
    ['Para quién es', 'Para quien aún no la recibe.'],
    ['Qué incluye', 'La aplicación.'],
  ] as const) {
    await hand.tap(page.getByRole('button', { name: new RegExp(`^${part}`) }))
    await hand.type(page.getByRole('textbox', { name: 'Texto' }).last(), text)
  }
  await expectNoSidewaysScroll(page)
  await publishAll(page)
  await page.goto('/admin/paginas/vacuna-vph')
  await expect(page.getByRole('main')).toContainText(/Se (?:verá desde el 12|vio hasta el 20) de noviembre/)
  // Publishing is two taps.
  expect(hand.count() + 2).toBeLessThanOrEqual(20)

  const address = `${admin.url}/paginas/vacuna-vph`
  const during = async (moment: string, status: number) => {
    await admin.setClock(moment)
    // The server compares its clock with the live release, and publishes again.
    await expect.poll(async () => (await fetch(address)).status).toBe(status)
    return visitorAt(browser, admin, moment)
  }
  const before = await during('2026-11-11T18:00:00Z', 404)
  await before.goto('/')
  await expect(before.locator('a[href="/paginas/vacuna-vph"]')).toHaveCount(0)

  const running = await during('2026-11-12T18:00:00Z', 200)
  await running.goto('/')
  await expect(running.getByRole('complementary', { name: 'Campañas' })).toContainText('Vacuna VPH')
  await running.getByRole('button', { name: 'Abrir menú' }).tap()
  await running.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'Vacuna VPH' }).tap()
  await expect(running.getByRole('heading', { level: 1, name: 'Vacuna VPH' })).toBeVisible()
  await expect(running.getByText('Para quien aún no la recibe.')).toBeVisible()
  await expectNoSidewaysScroll(running)
  await expectAccessible(running)
  await running.emulateMedia({ media: 'print' })
  await expect(running.getByText('Para quien aún no la recibe.')).toBeVisible()
  await expect(running.getByRole('link', { name: 'Llamar' })).toHaveCount(0)

  const after = await during('2026-11-21T18:00:00Z', 410)
  await after.goto('/')
  await expect(after.locator('a[href="/paginas/vacuna-vph"]')).toHaveCount(0)
})
