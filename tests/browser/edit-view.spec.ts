import { expect, expectAccessible, publicHtml, test } from '../support/admin.ts'
import { openEditView } from '../support/edit-view.ts'

const laptop = { viewport: { width: 1280, height: 800 } }

test.describe('on a laptop', () => {
  test.use(laptop)

  test('the owner edits the page itself: a title, a price, a layout and a section', async ({
    page,
    admin,
  }) => {
    const site = await openEditView(page)
    const panel = page.getByRole('region', { name: 'Lo que se edita' })

    // A title, in the page.
    const title = site.getByRole('heading', { level: 1 })
    await title.click()
    await expect(panel.getByRole('heading', { name: 'Título' })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Su salud, explicada con calma')
    await page.keyboard.press('Enter')
    await expect(title).toHaveText(/Su salud, explicada con calma/)
    await expect(panel.getByRole('textbox', { name: 'Título' })).toHaveValue('Su salud, explicada con calma')

    // A price, in its own control.
    const prices = site.locator('[data-section="PaymentMethods"]')
    await prices.getByText('$800').first().click()
    await panel.getByRole('textbox').first().fill('950')
    await expect(prices).toContainText('$950')

    // A section and its layout, from the list of the page.
    await panel.getByRole('button', { name: 'Cerrar' }).click()
    await panel.getByRole('button', { name: 'Aseguradoras' }).click()
    await panel.getByLabel('Visible en el sitio').uncheck()
    await expect(site.locator('[data-section="Insurance"]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Aseguradoras.*Mostrar/ })).toBeVisible()
    await expectAccessible(page, 'iframe')

    await page.keyboard.press('ControlOrMeta+s')
    await page.getByRole('button', { name: 'Publicar 3 cambios' }).click()
    await expect(page.getByText(/^Publicado: ya se ve en el sitio/)).toBeVisible()
    const html = await publicHtml(admin)
    expect(html).toContain('Su salud, explicada con calma')
    expect(html).toContain('$950')
    expect(html).not.toContain('data-section="Insurance"')
    expect(html).not.toMatch(/[\u2061-\u2064]/)
  })
})
