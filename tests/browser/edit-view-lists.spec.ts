import { expect, publicHtml, testWithOwnSite as test } from '../support/admin.ts'
import { openEditView } from '../support/edit-view.ts'
import { later } from '../support/tiers.ts'

for (const [device, viewport] of [
  ['a laptop', { width: 1280, height: 800 }],
  ['a phone', { width: 360, height: 740 }],
] as const) {
  test.describe(`on ${device}`, () => {
    const isPhone = viewport.width === 360
    test.use({ viewport, ...(isPhone && { isMobile: true, hasTouch: true }) })

    test('the owner moves, deletes and adds testimonials in the page', later, async ({ page, admin }) => {
      const site = await openEditView(page)
      const section = site.locator('[data-section="Testimonials"]')
      const quotes = section.locator('blockquote p:first-of-type')
      const panel = page.getByRole('region', { name: 'Lo que se edita' })
      const [first = '', second = ''] = (await quotes.allTextContents()).map(withoutMarks)

      // A tap on a testimonial opens its field.
      await quotes.first().scrollIntoViewIfNeeded()
      await (isPhone ? quotes.first().tap() : quotes.first().click())
      await expect(panel.getByRole('textbox').first()).toHaveValue(first)
      // A click with a mouse also starts typing, beside the bar.
      if (!isPhone) await expect(quotes.first()).toHaveAttribute('contenteditable', 'plaintext-only')

      // The order changes on the site at once, and can be undone.
      const bar = page.getByRole('toolbar', { name: /^Testimonios: / })
      await bar.getByRole('button', { name: /^Mover después/ }).click()
      await expect(page.getByText('El orden se guardó y ya se ve en el sitio.')).toBeVisible()
      await expect(quotes.first()).toContainText(second)
      await expect(quotes.filter({ hasText: first })).toBeInViewport()
      await expect(bar).toBeInViewport()
      await expect.poll(() => publicHtml(admin).then((html) => isBefore(html, second, first))).toBe(true)

      // Deleting asks first.
      await bar.getByRole('button', { name: 'Borrar…' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click()
      await expect(page.getByText(/^Se borró .* Se puede recuperar en el Historial\.$/)).toBeVisible()
      await expect(section).not.toContainText(first)
      expect(await publicHtml(admin)).not.toContain(first)

      // The section's own bar adds one, as a draft.
      const edge = { position: { x: 4, y: 12 } }
      await (isPhone ? section.tap(edge) : section.click(edge))
      await page
        .getByRole('toolbar', { name: 'Testimonios', exact: true })
        .getByRole('button', { name: 'Agregar testimonio' })
        .click()
      await panel.getByLabel(/^Nombre/).fill('Paciente de prueba')
      await panel.getByLabel(/^Texto corto/).fill('Me explicó todo con calma.')
      await expect(section).toContainText('Paciente de prueba')
      expect(await publicHtml(admin)).not.toContain('Paciente de prueba')
    })
  })
}

const withoutMarks = (text: string) => text.replaceAll(/[\u2061-\u2064]/g, '')

const isBefore = (html: string, one: string, other: string) => html.indexOf(one) < html.indexOf(other)
