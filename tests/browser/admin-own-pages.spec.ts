import { setTimeout as delay } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, signIn } from '../support/admin.ts'
import { testWithClock as test, visitorAt } from '../support/clocked-site.ts'
import { expect } from '../support/fixtures.ts'
import { publishAll } from '../support/publish.ts'
import { gate } from '../support/tiers.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** Taps that the owner needed; filling in a field is the tap into it. */
function fingers() {
  let taps = 0
  return {
    count: () => taps,
    async tap(target: Locator) {
      taps += 1
      await target.tap()
    },
    async type(target: Locator, text: string) {
      taps += 1
      await target.fill(text)
    },
  }
}

async function begin(page: Page, name: string, { tap }: ReturnType<typeof fingers>) {
  await tap(page.getByRole('button', { name: 'Agregar página' }))
  await tap(page.getByRole('menuitem', { name }))
  await expect(page.getByRole('heading', { name: 'Nueva página' })).toBeVisible()
}

const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) }).first()

test(
  'a campaign with days and an English page are made on a phone in a few taps',
  gate,
  async ({ page, admin, browser }) => {
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

    const during = async (moment: string) => {
      await admin.setClock(moment)
      const visitor = await visitorAt(browser, admin, moment)
      await visitor.waitForTimeout(1_500)
      return visitor
    }
    const before = await during('2026-11-11T18:00:00Z')
    await before.goto('/')
    await expect(before.locator('a[href="/paginas/vacuna-vph"]')).toHaveCount(0)
    expect((await before.goto('/paginas/vacuna-vph'))?.status()).toBe(404)

    const running = await during('2026-11-12T18:00:00Z')
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

    const after = await during('2026-11-21T18:00:00Z')
    await after.goto('/')
    await expect(after.locator('a[href="/paginas/vacuna-vph"]')).toHaveCount(0)
    expect((await after.goto('/paginas/vacuna-vph'))?.status()).toBe(410)

    await page.goto('/admin/paginas')
    await begin(page, 'For patients from abroad', hand)
    await hand.type(field(page, 'Descripción corta'), 'What to bring to your visit, and how to pay.')
    await hand.tap(page.getByRole('tab', { name: 'Texto' }))
    await hand.tap(page.getByRole('button', { name: /^Insurance/ }))
    await hand.type(page.getByRole('textbox', { name: 'Texto' }).last(), 'We give an itemized invoice.')
    await publishAll(page)
    await after.goto('/paginas/for-patients-from-abroad')
    await expect(after.locator('html')).toHaveAttribute('lang', 'en')
    await expect(after.getByRole('link', { name: 'Call' }).first()).toBeVisible()
    await expect(after.getByRole('heading', { name: 'What to bring' })).toBeVisible()
    await expectNoSidewaysScroll(after)
    await expectAccessible(after)
  },
)

test('what is not right about a page is said in Spanish, and nothing that was typed is lost', async ({
  page,
}) => {
  await signIn(page, '/admin/paginas')
  const hand = fingers()
  await begin(page, 'Campaña', hand)
  await field(page, 'Título').fill('Vacuna VPH')
  await field(page, 'Descripción corta').fill('Con cita.')
  await field(page, 'Desde').fill('2026-12-20')
  await field(page, 'Hasta').fill('2026-12-01')
  await field(page, 'Hasta').blur()
  await expect(
    page.getByText('Termina antes de empezar. Elija un fin igual o posterior al inicio.'),
  ).toBeVisible()

  await field(page, 'Hasta').fill('2026-12-24')
  await page
    .getByRole('button', { name: /^Avanzado/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Agregar dirección' }).click()
  await page.getByRole('textbox', { name: 'Dirección 1' }).fill('/servicios')
  await page.getByRole('textbox', { name: 'Dirección 1' }).blur()
  await expect(page.getByText('Esa dirección la usa el sitio: escriba otra.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Dirección 1' }).fill('/2019/03/vacuna')

  await page.getByRole('tab', { name: 'Texto' }).click()
  await page.getByRole('button', { name: 'Cómo agendar', exact: true }).click()
  await page.getByRole('button', { name: 'Agregar botón' }).click()
  await page.getByRole('combobox', { name: 'Qué hace' }).last().selectOption('link')
  await page.getByRole('textbox', { name: 'Texto del botón' }).last().fill('Ver')
  await page.getByRole('textbox', { name: 'A dónde lleva' }).last().fill('javascript:alert(1)')
  await page.getByRole('textbox', { name: 'A dónde lleva' }).last().blur()
  await expect(page.getByText(/^Escriba una página de este sitio/)).toBeVisible()
  // On a slow line her draft comes after the form, which must not begin the page anew meanwhile.
  await page.route('**/api/drafts/**', async (route) => {
    if (route.request().method() === 'GET') await delay(5_000)
    await route.continue()
  })
  await page.reload()
  await page.getByRole('tab', { name: /^Lo esencial/ }).click()
  await expect(field(page, 'Título')).toHaveValue('Vacuna VPH')
  await expect(page.getByText(/^En otro de sus dispositivos/)).toHaveCount(0)
})
