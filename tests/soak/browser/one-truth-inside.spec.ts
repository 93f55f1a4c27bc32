import type { Page } from '@playwright/test'
import { draftsStored, expect, test } from '../../support/admin.ts'
import { openScreen } from '../../support/admin-screens.ts'
import { ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { claim, linesOf } from '../../support/publishing-claims.ts'
import { startServer } from '../../support/server.ts'
import { changeContent, field } from '../../support/site-info.ts'

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
test.use({ ...phone, actionTimeout: 30_000 })
test.setTimeout(300_000)

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
  await openScreen(page, '/admin/sitio#aboutMe.title')
  await field(page, 'aboutMe.title').fill('Quién la atiende en Americana')
  await button(page, 'Guardar cambios').first().tap()
  await expect(page.getByText('Información del sitio actualizada correctamente')).toBeVisible()
  await openScreen(page, '/admin/datos#doctorInfo.specialty')
  await field(page, 'doctorInfo.specialty').fill('Ginecología de adolescentes')
  await draftsStored(page)
  await openScreen(page, '/admin/revisar')
  await button(page, 'Publicar 1 cambio').tap()
  await expect(page.getByText('Publicado: se verá en el sitio cuando lo lance.')).toBeVisible()
  await expectSaid(page, 'Nada por publicar', [])
  await context.close()
  await server.stop()
})
