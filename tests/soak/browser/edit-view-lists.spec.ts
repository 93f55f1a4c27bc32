import type { Locator, Page } from '@playwright/test'
import { expect, publicHtml, test } from '../../support/admin.ts'
import { openEditView } from '../../support/edit-view.ts'

// The browser reports the refusal of a testimonial without consent.
test.use({ allowedErrors: /status of 400/ })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  test('the owner moves, hides, deletes and adds testimonials in the page', async ({ page, admin }) => {
    const site = await openEditView(page)
    const section = site.locator('[data-section="Testimonials"]')
    const quotes = section.locator('blockquote p:first-of-type')
    const panel = page.getByRole('region', { name: 'Lo que se edita' })
    const edited = panel.getByRole('textbox').first()
    /** Selects another text, clear of the page's header and of the sheet, which covers the lower part of a phone. */
    const select = async (element: Locator) => {
      const before = await edited.inputValue()
      await expect(async () => {
        await element.evaluate((shown) => shown.scrollIntoView({ behavior: 'instant' }))
        await element.tap()
        await expect(edited).not.toHaveValue(before, { timeout: 2_000 })
      }).toPass()
    }
    const [first = '', second = ''] = (await quotes.allTextContents()).map(withoutMarks)

    // A tap on a testimonial opens its field.
    await quotes.first().scrollIntoViewIfNeeded()
    await quotes.first().tap()
    await expect(panel.getByRole('textbox').first()).toHaveValue(first)
    // A click with a mouse also starts typing, beside the bar.

    // The order changes in the draft, and can be undone although something else is selected meanwhile.
    const bar = page.getByRole('toolbar', { name: /^Testimonios: / })
    await bar.getByRole('button', { name: 'Mover después' }).click()
    await expect(quotes.first()).toContainText(second)
    await expect(quotes.filter({ hasText: first })).toBeInViewport()
    await expect(bar).toBeInViewport()
    await select(section.locator('h2').first())
    await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
    await expect(quotes.first()).toContainText(first)
    await page.getByRole('button', { name: 'Rehacer', exact: true }).click()
    await expect(quotes.first()).toContainText(second)

    // So does what is hidden.
    await select(quotes.first())
    await bar.getByRole('button', { name: 'Ocultar' }).click()
    await expect(section).not.toContainText(second)
    await select(quotes.first())

    // Deleting asks first.
    await bar.getByRole('button', { name: 'Borrar…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click()
    await expect(page.getByText(/ se borra cuando publique\. /)).toBeVisible()
    await expect(section).not.toContainText(first)
    const before = await publicHtml(admin)
    expect(isBefore(before, first, second)).toBe(true)

    // The section's own bar adds one, as a draft.
    const edge = { position: { x: 4, y: 12 } }
    await section.tap(edge)
    await page
      .getByRole('toolbar', { name: 'Testimonios', exact: true })
      .getByRole('button', { name: 'Agregar testimonio' })
      .click()
    await panel.getByLabel(/^Nombre/).fill('Paciente de prueba')
    await panel.getByLabel(/^Texto corto/).fill('Me explicó todo con calma.')
    await expect(section).toContainText('Paciente de prueba')
    await expect(section).toContainText('Sin consentimiento por escrito: no se muestra')
    expect(await publicHtml(admin)).toBe(before)

    // Without the patient's consent it is refused, and the form says why.
    await page.getByRole('link', { name: /^Publicar \d/ }).click()
    await page.getByRole('button', { name: /^Publicar \d/ }).click()
    const refusal = page.getByRole('alert').filter({ hasText: 'No se publicó nada' })
    await expect(refusal).toContainText('Falta el consentimiento por escrito de la paciente')
    expect(await publicHtml(admin)).toBe(before)
    await page.getByRole('link', { name: /^El testimonio de Paciente de prueba no se muestra/ }).click()
    await recordConsent(page)

    // All of it is published together.
    await page.getByRole('link', { name: /^Publicar \d/ }).click()
    await expect(page.getByText(/«\{Nombre\}: .*» pasa del lugar/)).toBeVisible()
    await page.getByRole('button', { name: /^Publicar \d/ }).click()
    await expect(page.getByText(/^Publicado: ya se ve en el sitio/)).toBeVisible()
    const after = await publicHtml(admin)
    expect(after).toContain('Paciente de prueba')
    for (const gone of [first, second]) expect(after).not.toContain(gone)
  })
})

test.describe('before a publish', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the owner adds two testimonials before she publishes, and changes the first one in the page', async ({
    page,
    admin,
  }) => {
    const site = await openEditView(page)
    const section = site.locator('[data-section="Testimonials"]')
    const panel = page.getByRole('region', { name: 'Lo que se edita' })
    const add = async (name: string, text: string) => {
      const button = page
        .getByRole('toolbar', { name: 'Testimonios', exact: true })
        .getByRole('button', { name: 'Agregar testimonio' })
      // A picture that loads meanwhile moves the section away.
      await expect(async () => {
        await section.locator('h2').first().hover()
        await button.click({ timeout: 2_000 })
      }).toPass()
      // The form begins with the name, without what only the software needs.
      await expect(panel.getByLabel(/^Nombre/)).toBeFocused()
      await expect(panel.getByLabel(/^Identificador/)).toHaveCount(0)
      await expect(panel.getByLabel(/^Nombre/)).toHaveValue('')
      await page.keyboard.type(name)
      await panel.getByLabel(/^Texto corto/).fill(text)
      await recordConsent(panel)
      await expect(section.getByText(text)).toBeInViewport()
      await expect(panel.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible()
    }
    await add('Primera Paciente', 'Salí con todo claro.')
    await add('Segunda Paciente', 'Me atendió a tiempo.')

    const first = section.getByText('Salí con todo claro.')
    await first.evaluate((shown) => shown.scrollIntoView({ inline: 'center', behavior: 'instant' }))
    await first.click()
    await expect(panel.getByRole('textbox').first()).toHaveValue('Salí con todo claro.')
    await page.keyboard.press('ControlOrMeta+a')
    // At the speed of a person: the page is rendered again while she types.
    await page.keyboard.type('Salí con todo muy claro.', { delay: 120 })
    await page.keyboard.press('Enter')

    await page.getByRole('link', { name: /^Publicar \d/ }).click()
    await page.getByRole('button', { name: /^Publicar \d/ }).click()
    await expect(page.getByText(/^Publicado: ya se ve en el sitio/)).toBeVisible()
    const html = await publicHtml(admin)
    for (const text of ['Primera Paciente', 'Salí con todo muy claro.', 'Segunda Paciente'])
      expect(html).toContain(text)

    // After the publish, the next one is empty again.
    await page.getByRole('link', { name: 'Editar en la página' }).click()
    await add('Tercera Paciente', 'Volveré el próximo año.')
    await section.getByText('Volveré el próximo año.').click()
    await page
      .getByRole('toolbar', { name: 'Testimonios' })
      .last()
      .getByRole('button', { name: 'Quitar' })
      .click()
    await expect(section).not.toContainText('Volveré el próximo año.')
  })
})

async function recordConsent(form: Page | Locator): Promise<void> {
  await form.locator('[id="campo-consent.isWritten"]').check({ force: true })
  await form.locator('[id="campo-consent.givenOn"]').fill('2026-05-03')
}

const withoutMarks = (text: string) => text.replaceAll(/[\u2061-\u2064]/g, '')

const isBefore = (html: string, one: string, other: string) => html.indexOf(one) < html.indexOf(other)
