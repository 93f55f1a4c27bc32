import type { Page } from '@playwright/test'
import { addDays, localTime } from '../../../src/content/hours/local-time.ts'
import { callApi, draftsStored, expect, signIn, test } from '../../support/admin.ts'
import { adminScreens, openScreen } from '../../support/admin-screens.ts'
import { signUpAssistant } from '../../support/assistant.ts'
import { fillInOwnSite } from '../../support/own-site-documents.ts'
import { ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { claim, linesOf } from '../../support/publishing-claims.ts'
import { startServer } from '../../support/server.ts'
import { field } from '../../support/site-info.ts'

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
// Without a connection, the pictures of sections do not load their scripts either. Screens are left while they load.
test.use({
  ...phone,
  allowedErrors:
    /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|Navigation aborted|status of 409/,
})

const review = '/admin/revisar'

/** What a screen may say of it: what its buttons do, what happened, and what the sample's texts wait for. */
const allowed: readonly (readonly [screen: RegExp, line: RegExp])[] = [
  [/^\/admin$/, /^La última publicación fue /],
  [/^\/admin$/, /^Se publica en este momento y se quita solo al terminar el día\./],
  [/\/sitio$/, /^Publica en este momento los cambios de esta pantalla$/],
  [/\/secciones$/, /«Guardar secciones» conserva su elección; «Actualizar secciones» publica lo guardado/],
  [/\/empezar$/, /Al final los publica todos juntos\.$/],
  [/\/empezar/, /^Así se verá su página\. Revísela y publíquela$|^Revisar y publicar$/],
  // Of another person's change on this screen.
  [/./, /^ana@ejemplo\.mx cambió algo aquí hace .+; aún no se publica\.$/],
  [/\/revisar$/, /^(?:Revisar y publicar|Publicar(?: ahora| este cambio| en una fecha)?)$/],
  [/\/revisar$/, /^Publicar sin preguntar cada vez$|^«Publicar», en las demás pantallas, publica entonces/],
  [/\/revisar$/, /^Con una fecha, los cambios marcados se publican solos ese día\./],
  [/\/revision$/, /de la muestra: sus pacientes no l[oa]s? ven hasta que escriba l[oa]s? suy[oa]s?\./],
  [/\/calendario$/, /elija su fecha en Revisar y publicar;|^Publicar ahora$/],
  [/^\/admin$/, /^\d+ cambios? con fecha$/],
  [/\/testimonios$/, /^Sus pacientes no ven los de muestra:/],
  [/\/historial$/, /^Cada vez que se guarda queda una versión aquí, y se conserva siempre\./],
  [
    /\/importar$/,
    /^Sus páginas y artículos llegan como borradores: nada se publica hasta que usted lo revise\./,
  ],
  [/\/paginas\//, /^El primer día en que se ve\. Vacío: desde que la publica\.$/],
  [/\/cuenta$/, /^Puede publicar(?:: Eva Ruiz)?$/],
  [/\/sitio$/, /^No hay cambios por guardar\. Queda sin publicar: .+\. Revisar$/],
  [
    /\/cuenta$/,
    /^Una asistente edita los textos, las imágenes y las secciones, y los publica si usted lo permite;/,
  ],
]

const isAllowed = (address: string, line: string) =>
  allowed.some(([screen, words]) => screen.test(address) && words.test(line))

/** What the review counts as marked or left out is what the bar counts. */
function agreesWithBar(line: string, bar: string): boolean {
  if (line === 'No hay cambios por publicar.') return !/\d/.test(bar)
  const [, marked, leftOut = 0] =
    /^(\d+) cambios? por publicar(?:; (\d+) apartados?: .*)?\.$/.exec(line) ?? []
  const onButton = /^Publicar (\d+) cambios?$/.exec(line)?.[1]
  const total = Number(/^\d+/.exec(bar)?.[0])
  return onButton === undefined ? Number(marked) + Number(leftOut) === total : Number(onButton) <= total
}

/** Opens every screen; the bar says the same on all of them, and nothing else says anything about it. */
async function expectOneTruth(page: Page, bar: readonly string[]): Promise<void> {
  const menu = page.getByRole('complementary', { name: 'Menú' })
  const found: string[] = []
  const screens = await adminScreens(page)
  for (const line of bar) await expect(menu.getByText(line, { exact: true })).toBeVisible()
  for (const address of screens) {
    await openScreen(page, address)
    const said = (await menu.innerText())
      .split('\n')
      .filter((line) => claim.test(line) && line !== 'Publicar')
    if (said.join() !== bar.join()) found.push(`${address}: the bar says ${said.join(' · ')}`)
    for (const line of await linesOf(page, 'main')) {
      const agrees = address === review && agreesWithBar(line, bar[0] ?? '')
      if (claim.test(line) && !isAllowed(address, line) && !agrees) found.push(`${address}: ${line}`)
    }
  }
  expect.soft([...new Set(found)].sort(), bar.join()).toEqual([])
}

async function write(page: Page, address: string, path: string, text: string): Promise<void> {
  await openScreen(page, `${address}#${path}`)
  await field(page, path).fill(text)
  await draftsStored(page)
}

const today = localTime(new Date(), 'America/Mexico_City').date

test('the bar alone says what is published, with and without changes of hers', async ({ page, context }) => {
  test.setTimeout(300_000)
  await signIn(page)
  await test.step('nothing changed', () => expectOneTruth(page, ['Todo publicado']))

  await write(page, '/admin/datos', 'doctorInfo.specialty', 'Ginecología de adolescentes')
  await write(page, '/admin/servicios/colposcopia', 'title', 'Colposcopia digital')
  await test.step('changes of hers', () => expectOneTruth(page, ['2 cambios sin publicar']))

  await openScreen(page, review)
  await page
    .getByRole('region', { name: /^Servicios: / })
    .getByRole('checkbox')
    .first()
    .uncheck()
  await test.step('some left out', () => expectOneTruth(page, ['2 cambios sin publicar']))

  await context.setOffline(true)
  await test.step('offline', () => expectOneTruth(page, ['2 cambios sin publicar']))
  await context.setOffline(false)

  await openScreen(page, review)
  await page.getByRole('textbox', { name: 'Fecha' }).fill(addDays(today, 40))
  await page.getByRole('button', { name: /^Publicar el / }).tap()
  await expect(page.getByText('1 cambio sin publicar')).toBeVisible()
  await test.step('one dated', () => expectOneTruth(page, ['1 cambio sin publicar']))
})

test('the bar alone says what is published before the launch at a public address', async ({ browser }) => {
  test.setTimeout(300_000)
  const server = await startServer({ env: { ...ownerEnv, SITE_URL: 'https://anaruiz.mx' } })
  const owner = await signInOwner(server)
  // The session's cookie is for https only, which a test's browser does not speak.
  const pageOf = async ({ cookie }: { readonly cookie: string }) => {
    const context = await browser.newContext({
      ...phone,
      baseURL: server.url,
      extraHTTPHeaders: { cookie },
    })
    const opened = await context.newPage()
    await opened.goto('/admin')
    return opened
  }
  const page = await pageOf(owner)
  const assistant = await pageOf(await signUpAssistant(server, owner))
  const inPreparation = 'En preparación: aún no es público'
  await test.step('in preparation', () => expectOneTruth(page, ['Nada por publicar', inPreparation]))

  await fillInOwnSite(owner)
  await assistant.reload()
  await expect(assistant.getByText('Nada falta: la dueña puede lanzarlo.')).toBeVisible()
  await test.step('for an assistant', () => expectOneTruth(assistant, ['Nada por publicar', inPreparation]))

  await write(page, '/admin/datos', 'doctorInfo.specialty', 'Ginecología de adolescentes')
  const next = 'Publique sus cambios para lanzarlo.'
  await test.step('with a change', () => expectOneTruth(page, ['1 cambio sin publicar', inPreparation, next]))

  await callApi(page, '/api/launch', {})
  await page.reload()
  await test.step('launched', () => expectOneTruth(page, ['1 cambio sin publicar']))
  await assistant.reload()
  await test.step('launched, for an assistant', () => expectOneTruth(assistant, ['1 cambio sin publicar']))
  await page.context().close()
  await assistant.context().close()
  await server.stop()
})
