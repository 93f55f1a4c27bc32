import type { Page } from '@playwright/test'
import { z } from 'zod'
import { addDays, localTime } from '../../../src/content/hours/local-time.ts'
import {
  callApi,
  draftsStored,
  expect,
  expectNoSidewaysScroll,
  publicHtml,
  signIn,
  test,
} from '../../support/admin.ts'
import { assistantOf } from '../../support/assistant.ts'
import { photoFile } from '../../support/pictures.ts'
import { field } from '../../support/site-info.ts'

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
// The second device learns by a conflict that the first one published.
test.use({ ...phone, allowedErrors: /status of 409.*\/api\/publish/ })

const today = localTime(new Date(), 'America/Mexico_City').date
const count = (page: Page, changes: number) =>
  expect(
    page.getByText(changes === 1 ? '1 cambio sin publicar' : `${changes} cambios sin publicar`),
  ).toBeVisible()

async function fill(page: Page, address: string, path: string, text: string) {
  await page.goto(`${address}#${path}`)
  await field(page, path).fill(text)
}

async function actOnFirst(page: Page, list: string, action: string | RegExp) {
  await page.goto(list)
  await page
    .getByRole('button', { name: /^Acciones: / })
    .first()
    .tap()
  await page.getByRole('menuitem', { name: action }).tap()
}

const uploaded = z.object({ item: z.object({ id: z.string(), focus: z.object({ y: z.number() }) }) })

async function upload(page: Page) {
  const response = await page.request.post('/api/media', {
    multipart: { file: await photoFile('sala-de-espera.jpg', { width: 640, height: 480 }) },
    timeout: 120_000,
  })
  return uploaded.parse(await response.json()).item
}

/** Twelve things of twelve kinds, on nine screens. */
const changes: readonly ((page: Page, picture: string) => Promise<void>)[] = [
  (page) =>
    fill(page, '/admin/datos', 'doctorInfo.name', 'Dra. María Fernanda Gutiérrez-Santillán de la Peña'),
  (page) => fill(page, '/admin/datos', 'doctorInfo.specialty', 'Ginecología de adolescentes'),
  (page) => fill(page, '/admin/galeria', 'gallery.recepcion.alt', 'La sala de espera, con luz de la mañana'),
  async (page) => {
    await page.goto('/admin/secciones')
    await page.locator('[data-section="Insurance"]').getByRole('switch').press('Space')
    await page.getByRole('button', { name: 'Guardar secciones' }).tap()
  },
  (page) => actOnFirst(page, '/admin/servicios', 'Ocultar'),
  (page) => actOnFirst(page, '/admin/enfermedades', 'Bajar'),
  async (page) => {
    await actOnFirst(page, '/admin/sintomas', /^Borrar/)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Borrar/ })
      .tap()
  },
  (page) => fill(page, '/admin/servicios/colposcopia', 'title', 'Colposcopia digital'),
  async (page) => {
    await page.goto('/admin/avisos')
    await page.getByRole('button', { name: 'Vacaciones' }).tap()
    await page.getByLabel('Desde').first().fill(addDays(today, 20))
    await page.getByLabel('Hasta').first().fill(addDays(today, 30))
  },
  async (page, picture) => {
    await page.goto(`/admin/medios?imagen=${picture}`)
    await page.getByLabel(/^Qué se ve/).fill('La sala de espera')
    await page.keyboard.press('Escape')
  },
  async (page, picture) => {
    await page.goto(`/admin/medios?imagen=${picture}`)
    await page.getByRole('button', { name: /^Punto de interés/ }).focus()
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Escape')
  },
  (page) => fill(page, '/admin/datos', 'doctorInfo.email', 'consulta@gutierrezsantillan.mx'),
]

test('twelve changes of twelve kinds are counted once each, on every device of hers, and published by one tap', async ({
  page,
  admin,
  browser,
}) => {
  await signIn(page)
  const { id: picture, focus } = await upload(page)

  // One with a date.
  await fill(page, '/admin/datos', 'doctorInfo.state', 'Jalisco')
  await page.getByRole('link', { name: 'Publicar 1 cambio' }).tap()
  await page.getByRole('textbox', { name: 'Fecha' }).fill(addDays(today, 40))
  await page.getByRole('button', { name: /^Publicar el / }).tap()
  await expect(page.getByText(/^Se publicará/)).toBeVisible()
  await expect(page.getByText('Todo publicado')).toBeVisible()

  for (const [index, change] of changes.entries()) {
    await test.step(`change ${index + 1}`, async () => {
      await change(page, picture)
      await count(page, index + 1)
      await expectNoSidewaysScroll(page)
      await draftsStored(page)
    })
  }
  expect(await publicHtml(admin)).not.toContain('Gutiérrez-Santillán')

  await page.getByRole('link', { name: 'Publicar 12 cambios' }).tap()
  await expect(page.getByText('12 cambios por publicar.')).toBeVisible()
  await page.screenshot({ path: 'test-results/doce-cambios-360.png', fullPage: true })
  for (const name of [/^Galería/, /^Servicios: Colposcopia/]) {
    await page.getByRole('region', { name }).getByRole('checkbox').first().uncheck()
  }
  await expect(page.getByText('10 cambios por publicar; 2 apartados')).toBeVisible()

  const other = await (await browser.newContext({ ...phone, baseURL: admin.url })).newPage()
  await signIn(other)
  await count(other, 12)
  await other.goto('/admin/revisar')
  await expect(other.getByText('10 cambios por publicar; 2 apartados')).toBeVisible()
  const assistant = await assistantOf(browser, page, { ...phone, baseURL: admin.url })
  await count(assistant, 12)

  await page.getByRole('button', { name: 'Publicar 10 cambios' }).tap()
  await expect(page.getByText('Publicado: ya se ve en el sitio.')).toBeVisible()
  await count(page, 2)
  await expect(other.getByText('2 cambios sin publicar')).toBeVisible()
  const home = await publicHtml(admin)
  expect(home).toContain('Gutiérrez-Santillán')
  expect(home).not.toContain('con luz de la mañana')
  expect(home).not.toContain('Jalisco')
  const { items } = z
    .object({ items: z.array(z.object({ alt: z.string(), focus: z.object({ y: z.number() }) })) })
    .parse(await callApi(page, '/api/media'))
  expect(items).toEqual([{ alt: 'La sala de espera', focus: { y: focus.y - 10 } }])
  await page.screenshot({ path: 'test-results/doce-cambios-publicados-360.png' })
})
