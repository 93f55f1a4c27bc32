import type { Locator } from '@playwright/test'
import { z } from 'zod'
import { callApi, expectAccessible, expectNoSidewaysScroll, publicHtml } from '../../support/admin.ts'
import { expect, test as withoutSite } from '../../support/fixtures.ts'
import { photoFile } from '../../support/pictures.ts'
import { type RunningServer, startServer } from '../../support/server.ts'
import { setUpLink } from '../../support/set-up-link.ts'
import { field, readContent } from '../../support/site-info.ts'

/** A site that has no owner yet. */
const test = withoutSite.extend<{ newSite: RunningServer }>({
  newSite: async ({}, use) => {
    const server = await startServer()
    await use(server)
    await server.stop()
  },
  baseURL: ({ newSite }, use) => use(newSite.url),
})

test.use({
  actionTimeout: 20_000,
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  locale: 'es-MX',
})

const account = {
  Nombre: 'María Fernanda Gutiérrez-Santillán',
  Correo: 'mafer@gutierrezsantillan.mx',
  Contraseña: 'tres gatos azules corren',
  'Repita la contraseña': 'tres gatos azules corren',
}
const name = `Dra. ${account.Nombre}`

/** What she writes, by step. The other steps have taps of their own, or stay as they are. */
const written: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '¿A qué números': {
    'doctorInfo.phone': '33 3615 2480',
    'doctorInfo.whatsapp': '33 1847 2260',
    'doctorInfo.email': 'citas@gutierrezsantillan.mx',
  },
  '¿Dónde está': {
    'doctorInfo.address': 'Av. Chapultepec Norte 582, piso 4, Col. Americana',
    'doctorInfo.city': 'Guadalajara',
    'doctorInfo.state': 'Jalisco',
    'doctorInfo.postalCode': '44160',
  },
  '¿En qué hospital': {
    'doctorWorkInfo.hospitalHeader': 'Hospital San Javier',
    'doctorWorkInfo.hospitalAddress': 'Av. Pablo Casals 640, Guadalajara',
    'doctorWorkInfo.hospital.phones.1.phone': '33 3669 0222',
    'doctorInfo.urgenciesPhone': '33 1847 2261',
  },
  '¿Cuáles son sus cédulas': {
    'doctorInfo.cedProf': '5483920, Universidad de Guadalajara',
    'doctorInfo.cedEsp': '7720184, Universidad Nacional Autónoma de México',
  },
  '¿En qué redes': {
    'doctorInfo.socialLinks.facebook': 'https://www.facebook.com/gutierrezsantillan',
    'doctorInfo.socialLinks.instagram': '@dra.gutierrezsantillan',
  },
  '¿Qué le preguntan': { 'practice.ages': 'Desde los 12 años' },
}

test('a new owner publishes a page of her own, once, with at most 60 taps', async ({ page, newSite }) => {
  test.slow()
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    // Away from the buttons at the bottom of the window.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await target.tap()
  }
  const button = (label: string | RegExp) => page.getByRole('button', { name: label, exact: true })
  const step = (text: string) => page.getByRole('heading', { level: 2, name: text })
  const type = async (target: Locator, text: string) => {
    await tap(target)
    // As a phone's keyboard does. The sample is selected, so the text replaces it.
    await page.keyboard.insertText(text)
  }
  const next = () => tap(button('Seguir'))
  const writeStep = async (question: string) => {
    await expect(step(question)).toBeFocused()
    for (const [path, text] of Object.entries(written[question] ?? {})) {
      // The row of a list is folded.
      if (path.includes('phones.1')) await tap(page.getByRole('button', { name: /^Conmutador/ }))
      await type(field(page, path), text)
    }
    await expectNoSidewaysScroll(page)
    await next()
  }

  await page.goto(setUpLink(newSite))
  for (const [label, text] of Object.entries(account))
    await type(page.getByRole('textbox', { name: label, exact: true }), text)
  await tap(button('Crear la cuenta'))
  const codes = page.getByRole('list', { name: 'Códigos de recuperación' })
  await expect(codes.getByRole('listitem')).toHaveCount(8)
  await page.emulateMedia({ media: 'print' })
  await expect(codes).toBeVisible()
  await expect(page.getByText(`${newSite.url}/admin/entrar`)).toBeVisible()
  await expect(step('Códigos de recuperación')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await tap(button('Ya los guardé'))

  await expect(field(page, 'doctorInfo.name')).toHaveValue(name)
  await expectAccessible(page)
  await next()
  await writeStep('¿A qué números')
  await writeStep('¿Dónde está')

  await expect(step('¿Qué días')).toBeFocused()
  for (const [label, time] of Object.entries({ 'lunes, abre': '16:00', 'lunes, cierra': '20:00' })) {
    // A phone's clock: open it, choose the hour, accept.
    taps += 3
    await page.getByLabel(label).fill(time)
  }
  await tap(button('Copiar a martes–viernes'))
  await next()
  await writeStep('¿En cuántos lugares')
  await writeStep('¿En qué hospital')

  await expect(step('¿Cuánto cuesta')).toBeFocused()
  await tap(page.getByText('Consulta con ultrasonido', { exact: true }))
  await type(field(page, 'consultationPrice.prices.consulta-con-ultrasonido.amount'), '1200')
  await tap(page.getByRole('switch', { name: 'Hago colposcopia en mi consultorio' }))
  await next()

  await expect(step('¿Tiene un retrato')).toBeFocused()
  await expectNoSidewaysScroll(page)
  await tap(button('Cambiar: Fotografía'))
  const picker = page.getByRole('dialog')
  const photo = await photoFile('retrato.jpg', { width: 1200, height: 1500 })
  // The phone's own choice: the field, the photograph, accept.
  taps += 3
  await picker.locator('input[type="file"]').first().setInputFiles(photo)
  await expect(picker).toBeHidden()
  await next()
  await expect(step('¿Qué color')).toBeFocused()
  await tap(page.getByText('Jacaranda'))
  await next()
  await writeStep('¿Cuáles son sus cédulas')
  await writeStep('¿En qué redes')
  await writeStep('¿Qué le preguntan')

  await expect(step('Así se verá su página.')).toBeVisible()
  await expectAccessible(page)
  expect(await publicHtml(newSite)).not.toContain(name)
  await tap(page.getByRole('link', { name: 'Revisar y publicar' }).last())
  await tap(button(/^Publicar \d+ cambios$/))
  await expect(page.getByText(/^Publicado: ya se ve en el sitio/)).toBeVisible()
  await expect(page.getByText('Todo publicado')).toBeVisible()
  expect(taps, 'taps').toBeLessThanOrEqual(60)

  const home = await publicHtml(newSite)
  const shown = [name, 'Chapultepec Norte 582', 'tel:+523336152480', 'wa.me/523318472260', '5483920']
  expect(shown.filter((text) => !home.includes(text))).toEqual([])
  const { theme, aboutMe, consultationPrice } = await readContent(page)
  expect(theme.preset).toBe('jacaranda')
  expect(aboutMe.imagePath).toMatch(/^\/medios\//)
  expect(consultationPrice.prices[0]?.amount).toBe(1200)
  const list = z.object({ revisions: z.array(z.unknown()) })
  const { revisions } = list.parse(await callApi(page, '/api/revisions/site-content'))
  expect(revisions, "the sample's version and hers").toHaveLength(2)
})
