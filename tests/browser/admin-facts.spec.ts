import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  publicHtml,
  signIn,
  test,
} from '../support/admin.ts'
import { photoFile } from '../support/pictures.ts'
import { publishAll } from '../support/publish.ts'
import { field, readContent } from '../support/site-info.ts'
import { later } from '../support/tiers.ts'

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

const practice = {
  name: 'Dra. María Fernanda Gutiérrez-Santillán',
  phone: '33 3615 2480',
  whatsapp: '33 1847 2260',
  address: 'Av. Chapultepec Norte 582, piso 4, Col. Americana',
  city: 'Guadalajara',
  state: 'Jalisco',
  postalCode: '44160',
}

const question = (page: Page, text: string) => page.getByRole('heading', { level: 2, name: text })

/** Taps, and counts the taps. */
function finger() {
  let taps = 0
  return {
    tap: async (target: Locator) => {
      taps += 1
      await target.tap()
    },
    get taps() {
      return taps
    },
  }
}

test('the guided start leads to a page of her own in under 60 taps', async ({ page, admin }) => {
  const hand = finger()
  const type = async (path: string, text: string) => {
    await hand.tap(field(page, path))
    // The sample is selected, so typing replaces it.
    await page.keyboard.type(text)
  }
  const next = () => hand.tap(page.getByRole('button', { name: 'Seguir', exact: true }))
  await signIn(page, '/admin/empezar')
  await expectAccessible(page)

  await type('doctorInfo.name', practice.name)
  await next()
  await expect(question(page, '¿A qué números')).toBeFocused()
  await type('doctorInfo.phone', practice.phone)
  await type('doctorInfo.whatsapp', practice.whatsapp)
  await next()
  await expect(question(page, '¿Dónde está')).toBeFocused()
  await type('doctorInfo.address', practice.address)
  await type('doctorInfo.city', practice.city)
  await type('doctorInfo.state', practice.state)
  await type('doctorInfo.postalCode', practice.postalCode)
  await next()
  await expect(question(page, '¿Qué días')).toBeFocused()
  await next()
  await expect(question(page, '¿En cuántos lugares')).toBeFocused()
  await next()
  await expect(question(page, '¿En qué hospital')).toBeFocused()
  await next()
  await expect(question(page, '¿Cuánto cuesta')).toBeFocused()
  await next()
  await expect(question(page, '¿Tiene un retrato')).toBeFocused()
  await expectNoSidewaysScroll(page)
  await hand.tap(page.getByRole('button', { name: 'Cambiar: Fotografía' }))
  const picker = page.getByRole('dialog')
  await picker
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await photoFile('retrato.jpg', { width: 1200, height: 1500 }))
  await expect(picker).toBeHidden()
  await next()
  await expect(question(page, '¿Qué color')).toBeFocused()
  await hand.tap(page.getByText('Jacaranda'))
  await next()
  await expect(question(page, '¿Cuáles son sus cédulas')).toBeFocused()
  await next()
  await expect(question(page, '¿En qué redes')).toBeFocused()
  await next()
  await expect(question(page, 'Así se verá su página.')).toBeVisible()
  await expectAccessible(page)
  expect(await publicHtml(admin)).not.toContain(practice.name)
  await hand.tap(page.getByRole('link', { name: 'Revisar y publicar' }).last())
  await hand.tap(page.getByRole('button', { name: /^Publicar \d+ cambios$/ }))
  await expect(page.getByText(/^Publicado: ya se ve en el sitio/)).toBeVisible()

  expect(hand.taps).toBeLessThan(60)
  const home = await publicHtml(admin)
  const missing = [practice.name, practice.address, 'tel:+523336152480', 'wa.me/523318472260'].filter(
    (text) => !home.includes(text),
  )
  expect(missing).toEqual([])
  const { theme, aboutMe } = await readContent(page)
  expect(theme.preset).toBe('jacaranda')
  expect(aboutMe.imagePath).toMatch(/^\/medios\//)
})

test('the guided start continues later at the step that she left', later, async ({ page }) => {
  await signIn(page, '/admin/empezar')
  const stored = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await field(page, 'doctorInfo.name').fill(practice.name)
  await page.getByRole('button', { name: 'Seguir', exact: true }).tap()
  await expect(question(page, '¿A qué números')).toBeVisible()
  await stored

  await page.goto('/admin')
  await page.getByRole('link', { name: 'Empezar o continuar' }).tap()

  await expect(question(page, '¿A qué números')).toBeVisible()
  await expect(page.getByText('1 cambio sin publicar')).toBeVisible()
})

test.describe('without drafts on the server', () => {
  test.use({ allowedErrors: /ERR_FAILED.*\/api\/drafts\// })

  test('the guided start stays at a step with an error and loses nothing', later, async ({ page }) => {
    await page.route('**/api/drafts/**', (route) => route.abort())
    await signIn(page, '/admin/empezar?paso=2')
    await field(page, 'doctorInfo.whatsapp').fill('12')
    await page.getByRole('button', { name: 'Seguir', exact: true }).tap()

    await expect(field(page, 'doctorInfo.whatsapp')).toBeFocused()
    await expect(field(page, 'doctorInfo.whatsapp')).toHaveAttribute('aria-invalid', 'true')
    await expect(question(page, '¿A qué números')).toBeVisible()

    await page.reload()
    await page.getByRole('button', { name: 'Recuperar' }).tap()
    await expect(field(page, 'doctorInfo.whatsapp')).toHaveValue('12')
  })
})

test('«Mis datos» changes a fact for the whole site', later, async ({ page, admin }) => {
  await signIn(page, '/admin/datos')
  await field(page, 'doctorInfo.name').fill(practice.name)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await publishAll(page)

  for (const path of ['/', '/servicios', '/contacto']) {
    expect((await publicHtml(admin, path)).includes(practice.name), path).toBe(true)
  }
})
