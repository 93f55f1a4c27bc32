import { expect, expectAccessible, expectNoSidewaysScroll, publicHtml, test } from '../../support/admin.ts'
import { openEditView } from '../../support/edit-view.ts'

const laptop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

test.describe('by name', () => {
  test.use(laptop)

  test('the palette hides a section and adds an entry', async ({ page }) => {
    const site = await openEditView(page)
    const find = async (query: string, option: string) => {
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('combobox', { name: 'Campo, página, sección o acción' }).fill(query)
      await expect(page.getByRole('option', { name: option }).first()).toBeVisible()
      await page.keyboard.press('Enter')
    }
    await find('ocultar aseguradoras', 'Ocultar Aseguradoras')
    await expect(site.locator('[data-section="Insurance"]')).toHaveCount(0)
    await find('agregar testimonio', 'Agregar testimonio')
    const panel = page.getByRole('region', { name: 'Lo que se edita' })
    await expect(panel.getByLabel(/^Nombre/)).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a tap opens the control of a text in a sheet that leaves the text in sight', async ({ page }) => {
    const site = await openEditView(page)
    const about = site.locator('[data-section="AboutMe"] h2').first()
    await about.scrollIntoViewIfNeeded()
    await about.tap()
    const sheet = page.getByRole('region', { name: 'Lo que se edita' })
    const control = sheet.getByRole('textbox').first()
    await control.fill('Quién la atiende')
    await expect(about).toHaveText(/Quién la atiende/)

    await expect(async () => {
      const [text, cover] = [await about.boundingBox(), await sheet.boundingBox()]
      expect((text?.y ?? Infinity) + (text?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0)
    }).toPass()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'iframe')
  })

  test('the colours and the sections of the page are one tap away', async ({ page }) => {
    const site = await openEditView(page)
    const sheet = page.getByRole('region', { name: 'Lo que se edita' })
    const color = () => site.locator('h1').evaluate((title) => getComputedStyle(title).color)
    const before = await color()

    await page.getByRole('button', { name: 'Secciones y colores' }).tap()
    await sheet.getByRole('button', { name: 'Tema y color del sitio' }).tap()
    await sheet.getByRole('radio', { name: /Bugambilia/ }).check({ force: true })
    await expect.poll(color).not.toBe(before)

    await page.getByRole('button', { name: 'Secciones y colores' }).tap()
    await expectAccessible(page, 'iframe')
    await sheet.getByRole('button', { name: 'Aseguradoras' }).tap()
    await expect(sheet.getByLabel('Visible en el sitio')).toBeChecked()
    await expect(site.locator('[data-section="Insurance"] h2').first()).toBeInViewport()
    await expectNoSidewaysScroll(page)
  })
})

test.describe('what is copied from the page', () => {
  test.use({ ...laptop, permissions: ['clipboard-read', 'clipboard-write'] })

  test('has no invisible marks, and pasted into another field it opens that field', async ({ page }) => {
    const site = await openEditView(page)
    const panel = page.getByRole('region', { name: 'Lo que se edita' })
    const clipboard = () =>
      page.evaluate(async () => {
        const [item] = await navigator.clipboard.read()
        const [text, html] = await Promise.all(
          ['text/plain', 'text/html'].map(async (type) => (await item?.getType(type))?.text()),
        )
        return { text, html }
      })

    await site.locator('body').evaluate((body) => {
      const heading = body.querySelector('h1')
      if (heading) body.ownerDocument.getSelection()?.selectAllChildren(heading)
      window.focus()
    })
    await page.keyboard.press('ControlOrMeta+c')

    const copied = await clipboard()
    const heading = (await site.getByRole('heading', { level: 1 }).textContent())?.replace(
      /[\u2061-\u2064]/g,
      '',
    )
    expect(copied.text?.trim()).toBe(heading?.trim())
    expect(copied.html).not.toMatch(/[\u2061-\u2064]/)

    // A text that was copied before, with the marks of another field.
    const about = site.locator('[data-section="AboutMe"] h2').first()
    await about.click()
    const title = panel.getByRole('textbox').first()
    await title.fill(`Sobre mí${'\u2061'.repeat(7)}`)
    await expect(about).toHaveText(/^Sobre mí[\u2061-\u2064]{7}$/)
    await site.getByRole('heading', { level: 1 }).click()
    await about.click()
    await expect(panel.getByRole('textbox').first()).toHaveValue(/^Sobre mí/)
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

    await page.goto('/admin/editar?documento=site-content&campo=insurances.companies.1.name')
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
