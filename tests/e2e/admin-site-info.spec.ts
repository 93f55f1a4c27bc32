import type { Page } from '@playwright/test'
import { z } from 'zod'
import { siteContent } from '../../src/content/site-content/index.ts'
import {
  callApi,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  owner,
  publicHtml,
  signIn,
  test,
} from '../support/admin.ts'

test.use({ allowedErrors: /status of (4\d\d|503)|ERR_FAILED/ })

const screen = '/admin/sitio'
const document = z.object({ siteContent })
const readContent = async (page: Page) => document.parse(await callApi(page, '/api/site-content')).siteContent

const field = (page: Page, path: string) => page.locator(`[id="campo-${path}"]`)
const saveButtons = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' })
const toast = (page: Page) => page.getByText('Información del sitio actualizada correctamente')
const failure = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: 'Falla al actualizar la información del sitio. Intentar de nuevo.' })
const rowTitles = (page: Page) =>
  page.getByRole('tabpanel').locator('li button[aria-expanded][id]').allInnerTexts()

/** Saves something behind the page's back. */
async function saveElsewhere(page: Page, change: (content: z.output<typeof siteContent>) => void) {
  const content = await readContent(page)
  change(content)
  await callApi(page, '/api/site-content', { siteContent: content })
}

test('a saved change is on the public site at once', async ({ page, admin }) => {
  await signIn(page, screen)
  await expect(page).toHaveTitle('Información del Sitio | Administración')
  await expect(saveButtons(page)).toHaveCount(2)
  await expect(saveButtons(page).first()).toBeDisabled()
  await expect(saveButtons(page).first()).toHaveAccessibleDescription('No hay cambios por guardar')

  await field(page, 'doctorInfo.name').fill('Dra. Ana Ruiz')
  await expect(page.getByText('1 cambio sin guardar')).toBeVisible()
  await expect(page).toHaveTitle(/^● /)
  await page.keyboard.press('Control+s')

  await expect(toast(page)).toBeVisible()
  await expect(page.getByText('Todo guardado')).toBeVisible()
  await expect(page).toHaveTitle('Información del Sitio | Administración')
  expect(await publicHtml(admin)).toContain('Dra. Ana Ruiz')
})

test('a link leads to its field, the search finds any', async ({ page }) => {
  await signIn(page, screen)
  await page.goto(`${screen}#insurances.companies.3.name`)
  await expect(field(page, 'insurances.companies.3.name')).toBeFocused()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Aseguradoras')

  await page.getByRole('combobox', { name: 'Buscar un campo' }).fill('cedula espec')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  await expect(field(page, 'doctorInfo.cedEsp')).toBeFocused()
  await expect(page).toHaveURL(/#doctorInfo\.cedEsp$/)
})

test('the search follows keys that come faster than the page is drawn', async ({ page }) => {
  await signIn(page, screen)

  await page.getByRole('combobox', { name: 'Buscar un campo' }).evaluate(async (input: HTMLInputElement) => {
    const press = (code: string) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key: code, code, bubbles: true, cancelable: true }))
    /** As between two keys that were waiting: no frame, and none of the page's later tasks. */
    const nextKey = async () => {
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    }
    input.focus()
    await nextKey()
    for (const query of ['telefono', 'cedula espec']) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query)
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await nextKey()
    }
    press('ArrowDown')
    await nextKey()
    press('Enter')
  })

  await expect(field(page, 'doctorInfo.cedEsp')).toBeFocused()
})

test('an error stands at its field and counts on its tab', async ({ page }) => {
  await signIn(page, screen)
  const phone = field(page, 'doctorInfo.phone')
  await phone.fill('12')
  await phone.blur()

  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await expect(phone).toHaveAccessibleDescription(/de 3 a 15 dígitos.*El número que se marca/)
  await expect(page.getByRole('tab', { name: 'Doctora' })).toContainText('1')
  await expect(saveButtons(page).first()).toHaveAccessibleDescription('Hay 1 error por corregir')

  await page.getByRole('tab', { name: 'Galería' }).click()
  await page.getByRole('button', { name: 'Ver el primero' }).click()
  await expect(phone).toBeFocused()
})

test('lists grow, shrink and change their order with the keyboard', async ({ page }) => {
  await signIn(page, screen)
  await page.goto(`${screen}#insurances`)
  const [first, second] = await rowTitles(page)

  await page.getByRole('button', { name: 'Agregar aseguradora' }).click()
  await expect(field(page, 'insurances.companies.14.name')).toBeFocused()
  await page.keyboard.type('Seguros Nuevos')
  await page.getByRole('button', { name: 'Subir: Seguros Nuevos' }).click()
  expect((await rowTitles(page)).at(-2)).toBe('Seguros Nuevos')

  await page.getByRole('button', { name: `Mover: ${first}` }).press('Space')
  await expect(page.getByText(`Se tomó «${first}», lugar 1 de 15.`)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(`«${first}» pasa al lugar 2 de 15.`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(async () => (await rowTitles(page)).slice(0, 2)).toEqual([second, first])

  await page.getByRole('button', { name: `Quitar: ${second}` }).click()
  expect(await rowTitles(page)).not.toContain(second)
  await page.getByRole('button', { name: 'Deshacer' }).last().click()
  expect(await rowTitles(page)).toContain(second)
})

test('a hidden insurer leaves the public site', async ({ page, admin }) => {
  await signIn(page, screen)
  const { insurances } = await readContent(page)
  const name = insurances.companies[0]?.name ?? ''
  expect(await publicHtml(admin)).toContain(name)

  await page.getByRole('tab', { name: 'Aseguradoras' }).click()
  await page.getByRole('switch', { name: `Visible: ${name}` }).press('Space')
  await saveButtons(page).first().click()

  await expect(toast(page)).toBeVisible()
  expect(await publicHtml(admin)).not.toContain(name)
})

test('the presentation shows in paragraphs, with the years, while it is typed', async ({ page }) => {
  await signIn(page, screen)
  await page.getByRole('tab', { name: 'Sobre mí' }).click()
  const preview = page.getByRole('region', { name: /Vista previa/ })

  await field(page, 'aboutMe.yearsOfExperience').fill('12')
  await field(page, 'aboutMe.description').fill(
    'Más de {yearsOfExperience} años.\n\nEn consulta y quirófano.',
  )

  await expect(preview.getByText('Más de 12 años.', { exact: true })).toBeVisible()
  await expect(preview.getByText('En consulta y quirófano.', { exact: true })).toBeVisible()
})

test('undo and redo go through the fields', async ({ page }) => {
  await signIn(page, screen)
  const name = field(page, 'doctorInfo.name')
  const before = await name.inputValue()
  await name.fill('Dra. Ana')
  await page.getByRole('tab', { name: 'Galería' }).click()

  await page.keyboard.press('Control+z')
  await expect(name).toHaveValue(before)
  await expect(name).toBeFocused()
  await page.keyboard.press('Control+Shift+z')
  await expect(name).toHaveValue('Dra. Ana')
})

test('what was not saved survives a reload and is offered back', async ({ page }) => {
  await signIn(page, screen)
  await field(page, 'doctorInfo.name').fill('Dra. Perdida')
  await expect(page.getByText('1 cambio sin guardar')).toBeVisible()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()

  await expect(page.getByText(/^Recuperamos cambios sin guardar del/)).toBeVisible()
  await expect(field(page, 'doctorInfo.name')).not.toHaveValue('Dra. Perdida')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Recuperar' }).click()

  await expect(field(page, 'doctorInfo.name')).toHaveValue('Dra. Perdida')
})

test('leaving with unsaved changes asks first, and keeps them', async ({ page }) => {
  await signIn(page, screen)
  await field(page, 'doctorInfo.name').fill('Dra. Ana')
  await page.getByRole('link', { name: 'Cuenta' }).click()
  await expect(page.getByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeVisible()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page).toHaveURL(/\/admin\/cuenta$/)

  await page.getByRole('link', { name: 'Información del Sitio' }).click()
  await expect(field(page, 'doctorInfo.name')).toHaveValue('Dra. Ana')
})

test('a stale save shows both versions and loses neither', async ({ page }) => {
  await signIn(page, screen)
  await field(page, 'doctorInfo.name').fill('Dra. Mía')
  await field(page, 'doctorInfo.city').fill('León')
  await saveElsewhere(page, (content) => {
    content.doctorInfo.name = 'Dra. Suya'
    content.aboutMe.title = 'Otro encabezado'
  })
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: /Otra versión se guardó/ })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(field(page, 'doctorInfo.name')).toHaveValue('Dra. Mía')
  await page.getByRole('button', { name: 'Comparar versiones' }).click()
  const proceed = dialog.getByRole('button', { name: 'Guardar lo elegido' })
  await expect(proceed).toBeDisabled()
  await dialog.getByRole('group', { name: 'Doctora › Nombre' }).getByLabel('La otra').check()
  await proceed.click()

  await expect(toast(page)).toBeVisible()
  const saved = await readContent(page)
  expect([saved.doctorInfo.name, saved.doctorInfo.city, saved.aboutMe.title]).toEqual([
    'Dra. Suya',
    'León',
    'Otro encabezado',
  ])
})

test('a save that fails says why, keeps everything and can be tried again', async ({ page }) => {
  await signIn(page, screen)
  await field(page, 'doctorInfo.name').fill('Dra. Ana')

  for (const [status, explanation] of [
    [413, 'demasiado grande'],
    [429, 'Espere 40 segundos'],
    [503, 'no puede guardar en este momento'],
    [0, 'No hubo conexión'],
  ] as const) {
    await page.route('**/api/site-content', (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      return status === 0 ? route.abort() : route.fulfill({ status, headers: { 'Retry-After': '40' } })
    })
    await page.keyboard.press('Control+s')

    await expect(failure(page)).toContainText(explanation)
    await expect(
      page.getByText('Falla al actualizar la información del sitio', { exact: true }),
    ).toBeVisible()
    await expect(field(page, 'doctorInfo.name')).toHaveValue('Dra. Ana')
    await page.unroute('**/api/site-content')
  }

  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(toast(page)).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})

test('a session that ends in mid-edit costs nothing: she signs in over the page and the save goes on', async ({
  page,
  context,
}) => {
  await signIn(page, screen)
  await field(page, 'doctorInfo.name').fill('Dra. Ana')
  await context.clearCookies()
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' })
  await dialog.getByLabel('Correo').fill(owner.email)
  await dialog.getByLabel('Contraseña', { exact: true }).fill(owner.password)
  await dialog.getByRole('button', { name: 'Entrar' }).click()

  await expect(toast(page)).toBeVisible()
  await expect(field(page, 'doctorInfo.name')).toHaveValue('Dra. Ana')
  expect((await readContent(page)).doctorInfo.name).toBe('Dra. Ana')
})

test('what the server finds wrong stands at its field, which opens', async ({ page }) => {
  await signIn(page, screen)
  const issues = [{ path: 'contact.mapTitle', message: 'No se aceptó este título.' }]
  await page.route('**/api/site-content', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 400,
          contentType: 'application/problem+json',
          json: { code: 'invalid', issues },
        })
      : route.continue(),
  )
  await field(page, 'doctorInfo.name').fill('Dra. Ana')
  await page.keyboard.press('Control+s')

  await expect(field(page, 'contact.mapTitle')).toBeFocused()
  await expect(field(page, 'contact.mapTitle')).toHaveAccessibleDescription('No se aceptó este título.')
  await expect(page.getByRole('tab', { name: 'Contacto' })).toContainText('1')
})

test('a load that fails says so and can be tried again', async ({ page }) => {
  await page.route('**/api/site-content', (route) => route.fulfill({ status: 503 }))
  await signIn(page, screen)
  await expect(page.getByText('Cargando...')).toBeVisible()

  await expect(
    page.getByText('Falla al extraer la información del sitio. Intentar de nuevo.', { exact: true }),
  ).toBeVisible({ timeout: 15_000 })
  await page.unroute('**/api/site-content')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()

  await expect(field(page, 'doctorInfo.name')).toBeVisible()
})

test('typing over a slow and failing network loses no character', async ({ page }) => {
  test.setTimeout(90_000)
  await signIn(page, `${screen}`)
  await page.goto(`${screen}#aboutMe.description`)
  let attempt = 0
  await page.route('**/api/site-content', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    attempt += 1
    await new Promise((resolve) => setTimeout(resolve, 500))
    if (attempt % 5 === 1) return route.fulfill({ status: 503 })
    if (attempt % 5 === 2) return route.abort()
    if (attempt % 5 === 3) {
      // Saved, but the answer is lost on its way back.
      await route.fetch()
      return route.abort()
    }
    await route.continue()
  })
  const description = field(page, 'aboutMe.description')
  await description.fill('')

  const words = Array.from({ length: 120 }, (_, index) => `palabra${index} `)
  for (const [index, word] of words.entries()) {
    await page.keyboard.type(word, { delay: 8 })
    if (index % 8 === 0) await page.keyboard.press('Control+s')
  }
  await expect(description).toHaveValue(words.join(''))
  await expect(async () => {
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Todo guardado')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })

  await expect(description).toHaveValue(words.join(''))
  expect((await readContent(page)).aboutMe.description).toBe(words.join('').trim())
  expect(attempt).toBeGreaterThan(5)
})

test('every tab is accessible and fits a phone', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, screen)
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }

  await page.getByRole('tab', { name: 'Galería' }).click()
  await field(page, 'photosGallery.sectionTitle').fill('El consultorio')
  await saveButtons(page).last().click()
  await expect(toast(page)).toBeVisible()
})
