import { expect, expectNoSidewaysScroll, signIn, test } from '../../support/admin.ts'
import { editedPage } from '../../support/edit-view.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const tracer = /[\u2061-\u2064]{7}/

test('the page beside a form follows the focused field, and stays closed where it was closed', async ({
  page,
}) => {
  await signIn(page, '/admin/sitio#heroSection.title')
  await page.getByRole('button', { name: 'Ver la página al lado' }).click()
  const beside = editedPage(page)
  await expect(beside.locator('body')).toContainText(tracer)

  const form = page.getByRole('main')
  const title = form.getByRole('textbox', { name: /^Título/ }).first()
  await title.fill('Una consulta con calma')
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText(/Una consulta con calma/)

  await page.goto('/admin/sitio#aboutMe.title')
  await expect(beside.locator('[data-section="AboutMe"] h2').first()).toBeInViewport()

  // A tap on a text leads to its field.
  await page.goto('/admin/sitio#heroSection.title')
  await expect(beside.locator('body')).toContainText(tracer)
  await beside.locator('[data-section="AboutMe"] h2').first().click()
  await expect(page).toHaveURL(/#aboutMe\.title$/)

  await page.goto('/admin/datos')
  await expect(beside.locator('body')).toContainText(tracer)
  await expectNoSidewaysScroll(page)
  await page.goto('/admin/enfermedades/menopausia-y-climaterio')
  await expect(beside.locator('body')).toContainText(tracer)
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText(/Menopausia/)

  await page.getByRole('button', { name: 'Cerrar la página' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Ver la página al lado' })).toBeVisible()
})

test.describe('without internet', () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ })

  test('the page beside a form shows by itself when the internet is back', async ({ page, context }) => {
    await signIn(page, '/admin/sitio#heroSection.title')
    const open = page.getByRole('button', { name: 'Ver la página al lado' })
    await open.click()
    await expect(editedPage(page).locator('body')).toContainText(tracer)
    await page.getByRole('button', { name: 'Cerrar la página' }).click()

    await context.setOffline(true)
    await open.click()
    await expect(page.getByText('No se pudo mostrar la página.')).toBeVisible()
    await context.setOffline(false)

    await expect(editedPage(page).locator('body')).toContainText(tracer)
    await expect(page.getByText('No se pudo mostrar la página.')).toHaveCount(0)
  })
})
