import type { Page } from '@playwright/test'
import { z } from 'zod'
import { mediaItem, mediaPath } from '../../../src/content/media/media.ts'
import {
  callApi,
  draftsStored,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  publicHtml,
  signIn,
  test,
} from '../../support/admin.ts'
import { entry, saveChanges, stored } from '../../support/history-screen.ts'
import { photoFile } from '../../support/pictures.ts'
import { publishAll } from '../../support/publish.ts'
import { changeContent, readContent } from '../../support/site-info.ts'

test('the history shows who changed what and when, in plain Spanish', async ({ page }) => {
  await signIn(page)
  const { insurances } = await saveChanges(page)

  await page.getByRole('link', { name: 'Historial' }).first().click()
  const second = entry(page, 'site-content/2')

  await expect(second).toContainText('Doctora › Nombre')
  await expect(second.locator('del')).toHaveText('Nombre Apellido')
  await expect(second.locator('ins')).toHaveText('Ana Ruiz')
  await expect(second).toContainText(`se quitó «${insurances.companies[0]?.name}»`)
  await expect(second).toContainText('hace un momento', { ignoreCase: true })
  await expect(second).toContainText('En el sitio')
  await expect(entry(page, 'site-content/1')).toContainText('La primera versión')
  await expectAccessible(page)
})

test('an earlier version shows the whole site, and its links stay in that version', async ({ page }) => {
  await signIn(page)
  await saveChanges(page)
  await page.goto('/admin/historial')
  // The changes push the buttons down when they arrive.
  await expect(entry(page, 'site-content/2')).toContainText('Doctora › Nombre')

  await entry(page, 'site-content/1').getByRole('button', { name: /^Ver/ }).click()
  const dialog = page.getByRole('dialog')
  const old = dialog.frameLocator('iframe')
  await expect(old.getByText('Dra. Nombre Apellido').first()).toBeVisible()
  // Until the page is loaded, the frame ignores clicks.
  await expect(dialog.locator('iframe:not([inert])')).toBeVisible()

  await old.locator('footer a[href="/servicios"]').first().click()
  await expect(dialog.getByText('Página: /servicios')).toBeVisible()
  await expect(old.locator('main')).toContainText('Servicios')
  await expect(old.getByText('Dra. Nombre Apellido').first()).toBeAttached()
  await dialog.getByText('Teléfono', { exact: true }).click()
  await expect(dialog.locator('iframe')).toHaveCSS('width', '390px')
})

test('a restore says that it keeps what is not published elsewhere, and can be undone', async ({ page }) => {
  await signIn(page)
  await saveChanges(page)
  await page.goto('/admin/datos')
  const name = page.locator('[id="campo-doctorInfo.name"]')
  await name.fill('Dra. Ana Sofía Ruiz')
  await draftsStored(page)
  await page.getByRole('link', { name: 'Historial' }).first().click()
  await entry(page, 'site-content/1')
    .getByRole('button', { name: /^Restaurar/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Lo que nadie ha publicado se queda')
  await dialog.getByRole('button', { name: 'Restaurar esta versión' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('link', { name: 'Mis datos' }).first().click()
  await expect(name).toHaveValue('Dra. Nombre Apellido')
  await page
    .getByRole('button', { name: /^Deshacer/ })
    .first()
    .click()
  await expect(name).toHaveValue('Dra. Ana Sofía Ruiz')
})

/** Uploads a picture, and shows it in the hero with revision 2. */
async function showUploadedPicture(page: Page) {
  const upload = await page.request.post('/api/media', {
    multipart: { file: await photoFile('sala.jpg', { width: 320, height: 240 }) },
    timeout: 120_000,
  })
  const { item } = z.object({ item: mediaItem }).parse(await upload.json())
  const path = mediaPath(item.id)
  await changeContent(page, (content) => {
    content.heroSection.mainImage = path
  })
  return { item, path }
}

/** Shows a picture in the hero at revision 2, and no longer at revision 3; then deletes it. */
async function deleteShownPicture(page: Page) {
  const { heroSection } = await readContent(page)
  const { item, path } = await showUploadedPicture(page)
  await changeContent(page, (content) => {
    content.heroSection.mainImage = heroSection.mainImage
  })
  expect((await page.request.delete(`/api/media/${item.id}`)).status()).toBe(204)
  return { path, version: item.version }
}

const mediaIds = async (page: Page) =>
  z
    .object({ items: z.array(mediaItem) })
    .parse(await callApi(page, '/api/media'))
    .items.map(({ id }) => mediaPath(id))

for (const [choice, width] of [
  ['Las fotos que se borraron: vuelven a Medios', 360],
  ['Nada: los lugares quedan sin foto', 1280],
] as const) {
  test(`a restore names a deleted picture and asks what to show: «${choice}», at ${width} px`, async ({
    page,
    admin,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height: 800 })
    await signIn(page)
    const { path, version } = await deleteShownPicture(page)
    await page.goto('/admin/historial')
    await entry(page, 'site-content/2')
      .getByRole('button', { name: /^Restaurar/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Restaurar la versión 2 de Información del Sitio' })

    await expect(dialog.getByRole('alert')).toContainText('Esa versión tiene fotos que ya no están en Medios')
    await expect(dialog.getByRole('listitem')).toHaveText(
      'Portada › Imagen principal: se borró de Medios; todavía se puede recuperar.',
    )
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect((await readContent(page)).heroSection.mainImage).not.toBe(path)

    await dialog.getByLabel(choice).check()
    await dialog.getByRole('button', { name: 'Restaurar así' }).click()
    await expect(page.getByRole('status').filter({ hasText: stored(2) })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect((await readContent(page)).heroSection.mainImage).not.toBe(path)
    await publishAll(page)
    const isBack = choice.startsWith('Las fotos')
    expect(await mediaIds(page)).toEqual(isBack ? [path] : [])
    expect((await readContent(page)).heroSection.mainImage).toBe(path)
    if (isBack) expect(await publicHtml(admin)).toContain(`/medios/${version}/`)
    await page.goto('/admin/historial')
    await expect(entry(page, 'site-content/4')).toContainText('En el sitio')
  })
}

test('a version with a telephone that is refused today names its field, to be corrected', async ({
  page,
  admin,
}) => {
  await signIn(page)
  await saveChanges(page)
  // Such a version was stored before telephones were checked; no call stores one today.
  await page.route('**/api/revisions/site-content/1', async (route) => {
    const response = await route.fetch()
    const revision = await response.json()
    revision.value.doctorInfo.phone = '55123456'
    await route.fulfill({ response, json: revision })
  })
  await page.goto('/admin/historial')
  await entry(page, 'site-content/1')
    .getByRole('button', { name: /^Restaurar/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Restaurar esta versión' }).click()
  await expect(dialog).toContainText('Doctora › Teléfono: Faltan 2 dígitos')
  await expectAccessible(page)

  await dialog.getByRole('link', { name: 'Doctora › Teléfono' }).click()
  const phone = page.locator('[id="campo-doctorInfo.phone"]')
  await expect(phone).toBeFocused()
  expect((await readContent(page)).doctorInfo.name).toBe('Dra. Ana Ruiz')
  await phone.fill('55 1234 5678')
  await page.getByRole('button', { name: 'Guardar cambios' }).first().click()

  await expect(page.getByText('Información del sitio actualizada correctamente')).toBeVisible()
  await publishAll(page)
  const html = await publicHtml(admin)
  expect(html).toContain('Dra. Nombre Apellido')
  expect(html).toContain('tel:+525512345678')
})

test('the owner takes back one change of a version as a draft, and the other changes stay', async ({
  page,
  admin,
}) => {
  await signIn(page)
  await saveChanges(page)
  // A person has changed something else since then.
  await changeContent(page, ({ aboutMe }) => {
    aboutMe.title = 'Mucho gusto'
  })

  await page.goto('/admin/historial')
  const name = entry(page, 'site-content/2').getByRole('listitem').filter({ hasText: 'Doctora › Nombre' })
  await name.getByRole('button', { name: 'Deshacer este cambio' }).click()
  await expect(page.getByText('Vuelve a como estaba cuando publique.')).toBeVisible()
  expect(await publicHtml(admin)).toContain('Dra. Ana Ruiz')

  await page.getByRole('link', { name: 'Publicar 1 cambio' }).click()
  await expect(page.getByText('1 cambio por publicar.')).toBeVisible()
  await page.getByRole('button', { name: 'Publicar 1 cambio' }).click()
  await expect(page.getByText(/^Publicado: ya se ve en el sitio/)).toBeVisible()
  const saved = await readContent(page)
  expect(saved.doctorInfo.name).toBe('Dra. Nombre Apellido')
  expect(saved.aboutMe.title).toBe('Mucho gusto')
})
