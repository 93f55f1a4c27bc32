import type { Page } from '@playwright/test'
import { z } from 'zod'
import { catalogue, sectionTypes } from '../../../src/content/catalogue/index.ts'
import { mediaPath } from '../../../src/content/media/media.ts'
import {
  callApi,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  publicHtml,
  signIn,
  test,
} from '../../support/admin.ts'
import { photoFile } from '../../support/pictures.ts'

test.use({ allowedErrors: /status of (404|503)/ })

/** Not the small pages of the designs. */
const previewFrame = 'iframe[title^="La página"]'

const card = (page: Page, type: string) => page.locator(`[data-section="${type}"]`)

/** The first section type with more than one variant. */
const choosable = sectionTypes.find((each) => catalogue[each].variants.length > 1)
if (!choosable) throw new Error('No section type has two variants.')
const typeToChoose = choosable
const variants = catalogue[choosable].variants.map(({ file, label, description }) => ({
  file,
  label,
  description,
}))
const [firstVariant, secondVariant] = variants
const lastVariant = variants.at(-1)

test('the designs of a section are picked by their small pages and by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, '/admin/secciones')
  const section = card(page, typeToChoose)
  await section.getByRole('button', { name: /Elegir diseño/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Diseño de/ })
  const choices = dialog.getByRole('radio')
  await expect(choices).toHaveCount(variants.length)
  await expect(dialog.getByRole('radio', { name: firstVariant?.label ?? '', exact: true })).toBeChecked()
  await expect(choices.nth(0)).toBeFocused()
  for (const [index, { file }] of variants.entries()) {
    await choices.nth(index).scrollIntoViewIfNeeded()
    const frame = dialog.getByTitle(`Diseño ${file}`).contentFrame()
    await expect(frame.locator(`[data-section="${typeToChoose}"] > *`).first()).toBeVisible()
  }
  await expectAccessible(page, 'iframe')
  await expectNoSidewaysScroll(page)

  await choices.nth(0).focus()
  await page.keyboard.press('ArrowDown')
  const second = dialog.getByRole('radio', { name: secondVariant?.label ?? '', exact: true })
  await expect(second).toBeChecked()
  await expect(second).toHaveAccessibleDescription(new RegExp(`^${escaped(secondVariant?.description)}`))
  await dialog.getByRole('button', { name: 'Listo' }).click()

  await expect(section.getByRole('combobox')).toHaveValue(secondVariant?.file ?? '')
  await expect(section.getByRole('button', { name: /Elegir diseño/ })).toBeFocused()
  await section.getByRole('combobox').selectOption(lastVariant?.file ?? '')
  await expect(section).toContainText(lastVariant?.description ?? '')
})

const escaped = (text = '') => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('the preview shows an unsaved choice at both widths without saving or publishing it', async ({
  page,
  admin,
}) => {
  await signIn(page, '/admin/secciones')
  const before = await callApi(page, '/api/selected-sections')
  await card(page, 'Purpose').getByRole('switch').press('Space')
  await card(page, 'Hero')
    .getByRole('button', { name: /Ver la página/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Ver la página: Portada' })
  const frame = dialog.frameLocator(previewFrame)

  await expect(frame.locator('[data-section="Hero"] h1')).toBeInViewport()
  await expect(frame.locator('[data-section="Purpose"]')).toHaveCount(0)
  await expect(dialog.locator(previewFrame)).toHaveCSS('width', '1280px')
  await expectAccessible(page, 'iframe')
  await dialog.getByText('Teléfono', { exact: true }).click()
  await expect(dialog.locator(previewFrame)).toHaveCSS('width', '390px')

  await frame.locator('footer a[href="/servicios"]').first().click()
  await expect(dialog.getByText('Página: /servicios')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ir a Portada' }).click()
  await expect(frame.locator('[data-section="Hero"]')).toHaveCount(1)

  expect(await callApi(page, '/api/selected-sections')).toEqual(before)
  expect(await publicHtml(admin)).toContain('data-section="Purpose"')
})

test('a failed preview shows a message and can be retried', async ({ page }) => {
  await page.route('**/api/render', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
  )
  await signIn(page, '/admin/secciones')
  await card(page, 'Hero')
    .getByRole('button', { name: /Ver la página/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('No se pudo mostrar la página.')

  await page.unroute('**/api/render')
  await dialog.getByRole('button', { name: 'Intentar de nuevo' }).click()

  await expect(dialog.frameLocator(previewFrame).locator('[data-section="Hero"]')).toHaveCount(1)
})

const uploaded = z.object({ item: z.object({ id: z.string() }) })
const group = z.looseObject({})
const stored = z.object({ siteContent: z.looseObject({ aboutMe: group, heroSection: group }) })

test('the designs say why some of them do not suit a photograph, and which do', async ({ page }) => {
  await signIn(page, '/admin/secciones')
  const upload = await page.request.post('/api/media', {
    multipart: { file: await photoFile('retrato.jpg', { width: 480, height: 560 }) },
    timeout: 120_000,
  })
  const { id } = uploaded.parse(await upload.json()).item
  const { siteContent } = stored.parse(await callApi(page, '/api/site-content'))
  const aboutMe = { ...siteContent.aboutMe, imagePath: mediaPath(id) }
  const heroSection = { ...siteContent.heroSection, mainImage: mediaPath(id) }
  await callApi(page, '/api/site-content', { siteContent: { ...siteContent, aboutMe, heroSection } })
  await page.reload()

  await card(page, 'AboutMe')
    .getByRole('button', { name: /Elegir diseño/ })
    .click()

  const dialog = page.getByRole('dialog', { name: /^Diseño de/ })
  const advice = dialog.getByRole('status').filter({ hasText: 'Quedan bien' })
  await expect(dialog.getByRole('radio', { name: 'Mitad y mitad' })).toHaveAccessibleDescription(
    /En computadora, una fotografía se vería borrosa: mide 480 × 560 puntos/,
  )
  await expect(advice).toContainText('Retrato en arco')
  await expect(advice).not.toContainText('Mitad y mitad')

  // Phones have another picture in the hero.
  await dialog.getByRole('button', { name: 'Listo' }).click()
  await card(page, 'Hero')
    .getByRole('button', { name: /Elegir diseño/ })
    .click()
  await expect(dialog.getByRole('radio', { name: 'Foto con panel' })).toHaveAccessibleDescription(
    /En computadora, una fotografía se vería borrosa: mide 480 × 560 puntos/,
  )
})
