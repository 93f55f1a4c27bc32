import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { callApi, expect, publicHtml } from '../../support/admin.ts'
import { testWithClock as test } from '../../support/clocked-site.ts'
import { openEditView, waitForFields } from '../../support/edit-view.ts'
import { photoFile } from '../../support/pictures.ts'
import { publishAll } from '../../support/publish.ts'

const disease = '/enfermedades/menopausia-y-climaterio'
const laptop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

/** Folder for the pictures of docs/editing.md. */
const picturesFolder = process.env.EDITING_PICTURES

/** Takes a picture of the guide, on the laptop only. */
async function picture(page: Page, name: string) {
  if (!picturesFolder || page.viewportSize()?.width !== laptop.viewport.width) return
  await mkdir(picturesFolder, { recursive: true })
  // The small pages of the layouts load one after the other.
  await page.waitForTimeout(3_000)
  const shot = await page.screenshot()
  await sharp(shot)
    .resize(960)
    .webp({ quality: 62 })
    .toFile(join(picturesFolder, `${name}.webp`))
}

const panel = (page: Page) => page.getByRole('region', { name: 'Lo que se edita' })

/** Opens something by its name, as with Ctrl+K. */
async function find(page: Page, query: string, option: RegExp) {
  await page.getByRole('button', { name: 'Buscar (Ctrl+K)' }).click()
  await page.getByRole('combobox', { name: 'Campo, página, sección o acción' }).fill(query)
  await page.getByRole('option', { name: option }).first().click()
}

for (const [name, device] of [
  ['a laptop', laptop],
  ['a phone', phone],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use(device)

    test('the owner changes the page without a form, leaves one change out, publishes, and undoes one from the history', async ({
      page,
      admin,
    }) => {
      const site = await openEditView(page)
      const isPhone = device === phone
      const press = (text: Locator) => (isPhone ? text.tap() : text.click())
      /** Scrolls what is next to the upper part of the page, which a phone's sheet leaves free. */
      const show = (next: Locator) =>
        next.evaluate((element) => {
          const { defaultView: view } = element.ownerDocument
          view?.scrollBy({ top: element.getBoundingClientRect().top - 120, behavior: 'instant' })
        })
      const upload = await page.request.post('/api/media', {
        multipart: { file: await photoFile('retrato.jpg', { width: 1200, height: 1500 }) },
        timeout: 120_000,
      })
      expect(upload.ok()).toBe(true)

      // The title, by typing in it.
      const title = site.locator('h1')
      await press(title)
      await expect(panel(page).getByRole('heading', { name: 'Título' })).toBeVisible()
      if (isPhone) await press(title)
      await expect(title).toHaveAttribute('contenteditable', 'plaintext-only')
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('Su salud, explicada con calma')
      await picture(page, '1-titulo')
      await page.keyboard.press('Enter')
      await expect(title).toHaveText(/Su salud, explicada con calma/)

      // The portrait.
      const portrait = site.locator('[data-section="AboutMe"] img[data-traced]').first()
      await show(portrait)
      await press(portrait)
      await panel(page).getByRole('button', { name: 'Cambiar' }).click()
      const picker = page.getByRole('dialog', { name: /Elegir/ })
      await picker.getByRole('tab', { name: 'Mis fotos' }).click()
      await picker.getByRole('button', { name: /retrato/ }).click()
      await expect(portrait).toHaveAttribute('src', /^\/medios\//)
      await expect(panel(page).getByRole('button', { name: 'Cambiar' })).toBeVisible()
      await picture(page, '2-retrato')

      // A price.
      const prices = site.locator('[data-section="PaymentMethods"]')
      const price = prices.getByText('$800').first()
      await show(price)
      await press(price)
      await panel(page).getByRole('textbox').first().fill('950')
      await expect(prices).toContainText('$950')

      /** Opens a section by its bar. On a phone, a tap on its edge shows the bar and opens the section at once. */
      const openSection = async (type: string, label: string) => {
        const section = site.locator(`[data-section="${type}"] > *`).first()
        await show(section)
        if (isPhone) await section.tap({ position: { x: 3, y: 3 } })
        else {
          await section.hover({ position: { x: 3, y: 60 } })
          await page
            .getByRole('toolbar', { name: label })
            .getByRole('button', { name: 'Diseño y textos' })
            .click()
        }
        await expect(panel(page).getByRole('heading', { name: label, level: 2 })).toBeVisible()
      }

      // The colour.
      await find(page, 'tema', /Tema.*Colores/)
      await panel(page).getByRole('radio').nth(2).check({ force: true })
      await picture(page, '3-color')

      // The layout of Services.
      await openSection('Services', 'Servicios')
      await press(panel(page).getByText('Filas alternadas').first())
      await expect(panel(page).getByRole('radio', { name: /Filas alternadas/ })).toBeChecked()
      expect(await page.evaluate(() => window.scrollY), 'px that the screen itself scrolled').toBe(0)
      await picture(page, '4-diseno')

      // Insurance is hidden.
      await find(page, 'aseguradoras sección', /Aseguradoras.*Sección/)
      await page.getByRole('button', { name: 'Ocultar Aseguradoras' }).click()
      await expect(site.locator('[data-section="Insurance"]')).toHaveCount(0)

      // A testimonial.
      await openSection('Testimonials', 'Testimonios')
      await panel(page).getByRole('button', { name: 'Agregar testimonio' }).click()
      await panel(page)
        .getByLabel(/^Nombre/)
        .fill('Paciente de prueba')
      await panel(page)
        .getByLabel(/^Texto corto/)
        .fill('Me explicó todo con calma.')
      await panel(page).locator('[id="campo-consent.givenOn"]').fill('2026-05-03')
      await panel(page).locator('[id="campo-consent.isWritten"]').check({ force: true })
      await expect(site.locator('[data-section="Testimonials"]')).toContainText('Paciente de prueba')

      // A sentence of a disease, on its own page.
      await page.getByLabel('Página', { exact: true }).selectOption(disease)
      await waitForFields(page)
      const sentence = site.getByText('Transición menopáusica y posmenopausia').first()
      await show(sentence)
      await press(sentence)
      await panel(page).getByRole('textbox').first().fill('Antes y después de la última regla')
      await expect(site.getByText('Antes y después de la última regla').first()).toBeVisible()

      // The review leaves the price out.
      await find(page, 'revisar', /Revisar y publicar/)
      await expect(page.getByText(/^\d+ cambios por publicar\.$/)).toBeVisible()
      const priceChange = page.getByRole('listitem').filter({ hasText: '950' })
      await priceChange.getByRole('checkbox').uncheck()
      await page.evaluate(() => window.scrollTo(0, 0))
      await expect(page.locator('iframe[inert]')).toHaveCount(0)
      await picture(page, '5-revisar')
      await page.getByRole('button', { name: /^Publicar \d+ cambios$/ }).click()
      await expect(page.getByText(/^Publicado: ya se ve en el sitio/)).toBeVisible()

      const home = await publicHtml(admin)
      expect(home).toContain('Su salud, explicada con calma')
      expect(home).toMatch(/src="\/medios\/\w+/)
      expect(home).toContain('Paciente de prueba')
      expect(home).not.toContain('data-section="Insurance"')
      expect(home).not.toContain('$950')
      expect(await publicHtml(admin, disease)).toContain('Antes y después de la última regla')
      expect(JSON.stringify(await callApi(page, '/api/selected-sections'))).toContain('services-rows')

      // An hour later, one change is undone from the history.
      await admin.setClock(new Date(Date.now() + 3_600_000).toISOString())
      await page.goto('/admin/historial?documento=diseases&entrada=menopausia-y-climaterio')
      await page
        .getByRole('button', { name: /^Restaurar/ })
        .last()
        .click()
      await page.getByRole('dialog').getByRole('button', { name: 'Restaurar esta versión' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await publishAll(page)
      await expect.poll(() => publicHtml(admin, disease)).toContain('Transición menopáusica y posmenopausia')
      expect(await publicHtml(admin)).toContain('Su salud, explicada con calma')
    })
  })
}
