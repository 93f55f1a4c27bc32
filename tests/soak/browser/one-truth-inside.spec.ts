import type { Page } from '@playwright/test'
import { z } from 'zod'
import { factGroups } from '#admin/facts/fact-groups.ts'
import { addDays, localTime } from '../../../src/content/hours/local-time.ts'
import { expect, signIn, test } from '../../support/admin.ts'
import { openScreen } from '../../support/admin-screens.ts'
import { ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { photoFile } from '../../support/pictures.ts'
import { claim, linesOf } from '../../support/publishing-claims.ts'
import { startServer } from '../../support/server.ts'
import { changeContent, field } from '../../support/site-info.ts'

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
test.use({ ...phone, actionTimeout: 30_000 })
test.setTimeout(300_000)

const nextMonth = addDays(localTime(new Date(), 'America/Mexico_City').date, 40)
const bar = (page: Page) => page.getByRole('complementary', { name: 'Menú' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Waits for the bar, then reads what is said beside it: in dialogs, drawers, messages and alerts, or in the whole screen. */
async function expectSaid(page: Page, inBar: string, said: readonly RegExp[], parts = dialogs) {
  await expect(bar(page).getByText(inBar, { exact: true })).toBeVisible()
  const claims = async () => (await linesOf(page, parts)).filter((line) => claim.test(line) && line !== inBar)
  const missing = async () => {
    const lines = await claims()
    return said.filter((words) => !lines.some((line) => words.test(line))).map(String)
  }
  // Some words wait for what the dialog loads.
  await expect.poll(missing).toEqual([])
  const unexpected = (await claims()).filter((line) => !said.some((words) => words.test(line)))
  expect(unexpected, inBar).toEqual([])
}

const dialogs = '[role=dialog], main [role=alert]'

async function write(page: Page, address: string, path: string, text: string) {
  await openScreen(page, `${address}#${path}`)
  const stored = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/drafts/'),
  )
  await field(page, path).fill(text)
  await stored
}

async function upload(page: Page): Promise<string> {
  const file = await photoFile('sala.jpg', { width: 640, height: 480 })
  const response = await page.request.post('/api/media', {
    multipart: { file },
    timeout: 120_000,
  })
  return z.object({ item: z.object({ id: z.string() }) }).parse(await response.json()).item.id
}

test('steps, dialogs and drawers do not disagree with the bar about what patients see', async ({ page }) => {
  await signIn(page)
  const picture = await upload(page)
  await changeContent(page, ({ heroSection }) => {
    heroSection.mainImage = `/medios/${picture}`
  })
  await page.reload()
  await write(page, '/admin/sitio', 'aboutMe.title', 'Quién la atiende en Americana')

  await test.step('the steps of the guided start', async () => {
    const said: readonly (readonly RegExp[])[] = factGroups.map(({ key }, index) => [
      ...(index === 0 ? [/Al final los publica todos juntos\.$/] : []),
      ...(key === 'precios' ? [/^Lo que apague deja de verse cuando publique\./] : []),
    ])
    for (const [index, words] of said.entries()) {
      await openScreen(page, `/admin/empezar?paso=${index + 1}`)
      await expectSaid(page, '1 cambio sin publicar', words, 'main')
    }
    await openScreen(page, `/admin/empezar?paso=${factGroups.length + 1}`)
    const end = [/^Así se verá su página\. Revísela y publíquela$/, /^Revisar y publicar$/]
    await expectSaid(page, '1 cambio sin publicar', end, 'main')
  })

  await test.step('a restore', async () => {
    await openScreen(page, '/admin/historial')
    await button(page, 'Restaurar (Información del Sitio, versión 1)').tap()
    await expectSaid(page, '1 cambio sin publicar', [/Sus pacientes lo verán cuando publique\./])
    await page.keyboard.press('Escape')
  })

  await test.step('a deletion', async () => {
    await openScreen(page, '/admin/servicios')
    await button(page, /^Acciones: /)
      .first()
      .tap()
    await page.getByRole('menuitem', { name: /^Borrar/ }).tap()
    await expectSaid(page, '1 cambio sin publicar', [/^Deja de verse en el sitio cuando publique/])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Borrar/ })
      .tap()
    await expect(
      page.getByText(/se borra cuando publique\. Hasta entonces puede recuperarlo\.$/),
    ).toBeVisible()
    await expectSaid(page, '2 cambios sin publicar', [])
  })

  await test.step('a picture, its replacement and its removal', async () => {
    await openScreen(page, `/admin/medios?imagen=${picture}`)
    await page.getByLabel(/^Qué se ve/).fill('La sala de espera')
    await expectSaid(page, '3 cambios sin publicar', [/^Para encontrarla aquí; no se publica\.$/])
    await button(page, 'Borrar').tap()
    await expect(page.getByRole('dialog', { name: 'La imagen está en uso' })).toBeVisible()
    await expectSaid(page, '3 cambios sin publicar', [/^Para encontrarla aquí; no se publica\.$/])
    await page.keyboard.press('Escape')
  })

  await test.step('an unusual price, and a date', async () => {
    await openScreen(page, '/admin/datos#consultationPrice.prices.consulta-con-ultrasonido.amount')
    await field(page, 'consultationPrice.prices.consulta-con-ultrasonido.amount').fill('12')
    await expect(bar(page).getByText('4 cambios sin publicar')).toBeVisible()
    await openScreen(page, '/admin/revisar')
    await button(page, 'Publicar 4 cambios').tap()
    await expect(page.getByRole('dialog', { name: '¿Seguro que son $12 MXN?' })).toBeVisible()
    await expectSaid(page, '4 cambios sin publicar', [
      /^Sí, publicar así$/,
      /^Al publicar, sus pacientes lo leerán así\.$/,
    ])
    await page.keyboard.press('Escape')
    // The field of the price, which the answer leads to, is on another screen.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openScreen(page, '/admin/revisar')
    await page.getByRole('textbox', { name: 'Fecha' }).fill(nextMonth)
    await expect(button(page, /^Publicar el /)).toBeVisible()
  })

  await test.step("the sections' two buttons", async () => {
    await openScreen(page, '/admin/secciones')
    await page.locator('[data-section="Insurance"]').getByRole('switch').press('Space')
    await button(page, 'Actualizar secciones').tap()
    await expectSaid(page, '5 cambios sin publicar', [
      /^Cambió su elección y no la ha guardado$/,
      /^«Actualizar secciones» publica solo lo guardado\./,
    ])
    await button(page, 'Seguir editando').tap()
    await button(page, 'Guardar secciones').tap()
    await expectSaid(page, '5 cambios sin publicar', [/^Secciones seleccionadas guardadas\.$/])
    await button(page, 'Actualizar secciones').tap()
    await expect(page.getByRole('alert')).toContainText('Componentes de secciones actualizados')
    await expectSaid(page, '4 cambios sin publicar', [])
  })
})

test('before the launch, nothing inside the screens says that patients see the site', async ({ browser }) => {
  const server = await startServer({ env: { ...ownerEnv, SITE_URL: 'https://anaruiz.mx' } })
  const { cookie } = await signInOwner(server)
  // The session's cookie is for https only, which a test's browser does not speak.
  const context = await browser.newContext({ ...phone, baseURL: server.url, extraHTTPHeaders: { cookie } })
  const page = await context.newPage()
  await page.goto('/admin')
  await changeContent(page, ({ doctorWorkInfo }) => {
    const allDay = [{ opens: '00:00', closes: '23:59', weeks: [] }]
    for (const day of Object.values(doctorWorkInfo.consulting.schedule)) day.splice(0, day.length, ...allDay)
  })
  await page.reload()
  await button(page, /^Cerrado hoy/).tap()
  await expect(page.getByText('Cerrado por hoy. Sus pacientes verán el sitio cuando lo lance.')).toBeVisible()
  await write(page, '/admin/sitio', 'aboutMe.title', 'Quién la atiende en Americana')
  await button(page, 'Guardar cambios').first().tap()
  await expect(page.getByText('Información del sitio actualizada correctamente')).toBeVisible()
  await write(page, '/admin/sitio', 'aboutMe.title', 'Quién la atiende en Chapultepec')
  await openScreen(page, '/admin/revisar')
  await button(page, 'Publicar 1 cambio').tap()
  await expect(page.getByText('Publicado: se verá en el sitio cuando lo lance.')).toBeVisible()
  await expectSaid(page, 'Nada por publicar', [])
  await context.close()
  await server.stop()
})
