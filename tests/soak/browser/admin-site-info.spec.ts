import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  publicHtml,
  signIn,
  test,
} from '../../support/admin.ts'
import { openScreen } from '../../support/admin-screens.ts'
import { field, readContent, saveButtons, savedToast, screen } from '../../support/site-info.ts'

const rowTitles = (page: Page) =>
  page.getByRole('tabpanel').locator('li button[aria-expanded][id]').allInnerTexts()

test('«Guardar cambios» says what it publishes, and leaves what changed in «Mis datos» unpublished', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, '/admin/datos')
  const { city } = (await readContent(page)).doctorInfo
  await field(page, 'doctorInfo.city').fill('León')
  await expect(page.getByText('1 cambio sin publicar')).toBeVisible()
  await openScreen(page, screen)
  await expect(saveButtons(page).last()).toBeDisabled()
  await openScreen(page, `${screen}#aboutMe.title`)
  await field(page, 'aboutMe.title').fill('Quién la atiende aquí')
  const says = /^«Guardar cambios»: Publica ahora: Sobre mí › .+\. Queda sin publicar: Doctora › Ciudad\./
  await expect(page.getByText(says)).toBeVisible()
  await saveButtons(page).last().click()

  await expect(savedToast(page)).toBeVisible()
  const saved = await readContent(page)
  expect([saved.aboutMe.title, saved.doctorInfo.city]).toEqual(['Quién la atiende aquí', city])
  await expect(page.getByText('1 cambio sin publicar')).toBeVisible()
})

test('a link opens its field, and the search finds any field', async ({ page }) => {
  await signIn(page, screen)
  await page.goto(`${screen}#insurances.companies.4.name`)
  await expect(field(page, 'insurances.companies.4.name')).toBeFocused()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Aseguradoras')

  await page.getByRole('combobox', { name: 'Buscar un campo' }).fill('cedula espec')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  await expect(field(page, 'doctorInfo.cedEsp')).toBeFocused()
  await expect(page).toHaveURL(/#doctorInfo\.cedEsp$/)
})

test('an error appears at its field and in the count on its tab', async ({ page }) => {
  await signIn(page, screen)
  const phone = field(page, 'doctorInfo.phone')
  await phone.fill('12')
  await phone.blur()

  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await expect(phone).toHaveAccessibleDescription(/Escriba solo el teléfono.*El que se marca/)
  await expect(page.getByRole('tab', { name: 'Doctora' })).toContainText('1')
  await expect(saveButtons(page).first()).toHaveAccessibleDescription(
    'Corrija «Doctora: Teléfono» para guardar',
  )

  await page.getByRole('tab', { name: 'Galería' }).click()
  await page.getByRole('button', { name: 'Ver el primero' }).click()
  await expect(phone).toBeFocused()
})

test('lists can be extended, shortened and sorted by keyboard', async ({ page }) => {
  await signIn(page, screen)
  await page.goto(`${screen}#insurances`)
  await expect.poll(async () => (await rowTitles(page)).length).toBe(14)
  const [first, second] = await rowTitles(page)

  await page.getByRole('button', { name: 'Agregar aseguradora' }).click()
  await expect(page.locator('[id^="campo-insurances.companies."][id$=".name"]').last()).toBeFocused()
  await page.keyboard.type('Seguros Nuevos')
  await page.getByRole('button', { name: 'Subir: Seguros Nuevos' }).click()
  await expect.poll(async () => (await rowTitles(page)).at(-2)).toBe('Seguros Nuevos')

  await page.getByRole('button', { name: `Mover: ${first}` }).press('Space')
  await expect(page.getByText(`Se tomó «${first}», lugar 1 de 15.`)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(`«${first}» pasa al lugar 2 de 15.`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(async () => (await rowTitles(page)).slice(0, 2)).toEqual([second, first])

  await page.getByRole('button', { name: `Quitar: ${second}` }).click()
  await expect.poll(() => rowTitles(page)).not.toContain(second)
  await page.getByRole('button', { name: 'Deshacer' }).last().click()
  await expect.poll(() => rowTitles(page)).toContain(second)
})

test('a hidden insurer disappears from the public site', async ({ page, admin }) => {
  await signIn(page, screen)
  const { insurances } = await readContent(page)
  const name = insurances.companies[0]?.name ?? ''
  expect(await publicHtml(admin)).toContain(name)

  await page.getByRole('tab', { name: 'Aseguradoras' }).click()
  await page.getByRole('switch', { name: `Visible: ${name}` }).press('Space')
  await saveButtons(page).first().click()

  await expect(savedToast(page)).toBeVisible()
  expect(await publicHtml(admin)).not.toContain(name)
})

test('the preview shows the presentation in paragraphs, with the years, while the owner types', async ({
  page,
}) => {
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

test('every tab fits a phone, and each is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, screen)
  const list = page.getByRole('navigation', { name: 'Apartados' }).getByRole('link')
  await expect(list.first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  for (let index = 0; index < (await list.count()); index += 1) {
    await list.nth(index).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Todos los apartados' }).click()
  }
})
