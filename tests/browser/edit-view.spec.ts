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

test.describe('what is still of the sample', () => {
  test.use(laptop)

  test('the owner sees which insurers and hours her patients do not see, until she writes her own', async ({
    page,
    admin,
  }) => {
    const marks = '[data-sample], [data-untraced-sample]'
    const site = await openEditView(page)
    const panel = page.getByRole('region', { name: 'Lo que se edita' })
    const section = site.locator('[data-section="Insurance"]')
    const names = section.locator('[data-sample]').filter({ hasText: 'Alameda Seguros' })
    const hours = site.locator('[data-section="GeneralCallToAction"]').locator(marks)
    await expect(names.first()).toBeVisible()
    await expect(section).toHaveAttribute('data-sample-section')
    await expect(hours.filter({ hasText: '10:00 a 14:00' })).toHaveCount(1)
    await expect(panel).toContainText('Lo que dice «De muestra» no lo ven sus pacientes.')
    const label = await names.first().evaluate((text) => getComputedStyle(text, '::after').content)
    expect(label).toContain('De muestra')
    expect(label).toContain('Dato de muestra: sus pacientes no lo ven. Escriba el suyo.')

    await page.goto('/admin/editar?documento=site-content&campo=insurances.companies.0.name')
    await expect(panel).toContainText('Dato de muestra: sus pacientes no lo ven.')
    await panel.getByRole('textbox').first().fill('GNP Seguros')
    await expect(section).toContainText('GNP Seguros')
    await expect(section).not.toHaveAttribute('data-sample-section')
    await expect(panel).not.toContainText('Dato de muestra')

    await page.goto('/admin/editar?documento=site-content&campo=doctorWorkInfo.consulting.hours.hours1')
    await expect(hours.filter({ hasText: '10:00 a 14:00' })).toHaveCount(1)
    await panel.getByRole('textbox').first().fill('9:00 a 13:00')
    await expect(site.locator('[data-section="GeneralCallToAction"]')).toContainText('9:00 a 13:00')
    await expect(hours).toHaveCount(0)

    expect(await publicHtml(admin)).not.toMatch(/data-(?:untraced-)?sample/)
  })
})
