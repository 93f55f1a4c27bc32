import type { Browser, Page } from '@playwright/test'
import { emptyEntry, titleKey } from '#admin/entries/new-entry.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { draftsStored, expect, signIn, test } from '../../support/admin.ts'
import { openScreen } from '../../support/admin-screens.ts'
import { beginNext, listNext } from './next-version.ts'

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  // A page that is hidden, or not whole yet, has no view to compare.
  allowedErrors: /status of 4(?:04|10) .*\/api\/render/,
})

const field = (page: Page, path: string) => page.locator(`[id="campo-${path}"]`)
const nothingLeft = (page: Page) => page.getByText('No hay cambios por publicar.')

/** Another device of the same person, which has nothing of the first one's browser. */
async function otherDevice(page: Page, browser: Browser) {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 360, height: 740 },
  })
  await context.addCookies(await page.context().cookies())
  return context.newPage()
}

/** Something new: its document, the ref of its draft, and its name. The unit test has every kind. */
const begun: readonly (readonly [EntryDocument, string, string])[] = [
  ['pages', 'nueva~inicio.articulo', 'Cuidados'],
  ['pages', 'nueva~inicio.extranjero', ''],
  ['services', 'nuevo~colposcopia', 'Colposcopia digital'],
  ['testimonials', 'nuevo~uno-de-muestra', 'Eva'],
]

test('whatever she began on another device is in its list and in the review, and can be taken back', async ({
  page,
}) => {
  await signIn(page)
  for (const [document, ref, name] of begun) {
    const begin = { ...emptyEntry(document), visible: true }
    await beginNext(page.request, document, ref, begin, { [titleKey(document)]: name, visible: false })
  }

  await page.goto('/admin/paginas')
  for (const [document, ref, name] of begun) {
    if (document !== 'pages') continue
    await expect(page.getByRole('link', { name: name || 'Sin título', exact: true })).toHaveAttribute(
      'href',
      `/admin/paginas/${ref}`,
    )
  }
  await openScreen(page, '/admin/revisar')
  for (const [, , name] of begun) {
    const card = page.getByRole('region', { name: new RegExp(`: ${name || 'sin nombre'}$`) })
    await card.getByRole('button', { name: 'Deshacer' }).tap()
    await expect(card).toHaveCount(0)
  }
  await expect(nothingLeft(page)).toBeVisible()
  await expect.poll(() => listNext(page.request)).toEqual([])
})

test('a page from a template is published on another device, and the template then begins the next one', async ({
  page,
  browser,
}) => {
  await signIn(page, '/admin/paginas/nueva?inicio=campana')
  await field(page, 'title').fill('Vacuna VPH')
  await field(page, 'shortDescription').fill('Con cita.')
  await page.getByRole('tab', { name: 'Texto' }).tap()
  for (const [index, part] of ['Para quién es', 'Qué incluye'].entries()) {
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Mover: ${part}` }) })
    await row.getByRole('button', { name: part, exact: true }).tap()
    await row.getByRole('textbox', { name: 'Texto', exact: true }).fill(`Lo que dice la parte ${index}.`)
  }
  await draftsStored(page)

  const phone = await otherDevice(page, browser)
  await phone.goto('/admin/paginas')
  await phone.getByRole('link', { name: 'Vacuna VPH' }).click()
  await expect(field(phone, 'shortDescription')).toHaveValue('Con cita.')
  await phone.getByRole('link', { name: 'Publicar 1 cambio' }).click()
  await phone.getByRole('button', { name: 'Publicar 1 cambio' }).click()
  await expect(phone.getByText(/^Publicado: ya se ve/)).toBeVisible()

  await openScreen(phone, '/admin/paginas/nueva?inicio=campana')
  await expect(phone.getByRole('heading', { name: 'Nueva página' })).toBeVisible()
  await expect(field(phone, 'title')).toHaveValue('')
  await phone.context().close()
})

test('a template that is opened and left leaves nothing behind', async ({ page }) => {
  await signIn(page, '/admin/paginas')
  for (const name of ['campana', 'articulo', 'preguntas', 'extranjero']) {
    await openScreen(page, `/admin/paginas/nueva?inicio=${name}`)
    await expect(page.getByRole('tab', { name: 'Texto' })).toBeVisible()
    await expect(field(page, 'language').or(field(page, 'type')).first()).toBeAttached()
  }
  // The review first sends what this tab holds.
  await openScreen(page, '/admin/revisar')
  await expect(nothingLeft(page)).toBeVisible()
  expect(await listNext(page.request)).toEqual([])
  await expect(page.getByText('Todo publicado')).toBeVisible()
})
