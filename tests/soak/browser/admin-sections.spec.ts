import { callApi, expect, publicHtml, signIn, test } from '../../support/admin.ts'
import { openScreen } from '../../support/admin-screens.ts'
import { card, heroMark, save, toggle, update } from '../../support/sections-screen.ts'
import { field } from '../../support/site-info.ts'

test.use({ allowedErrors: /status of (404|409|503)|ERR_FAILED/ })

test('the designs of a section show her own texts and a draft that is not published', async ({ page }) => {
  await signIn(page, '/admin/sitio')
  await field(page, 'doctorInfo.name').fill('Dra. Clara Sinpublicar')
  await openScreen(page, '/admin/secciones')

  await card(page, 'Header')
    .getByRole('button', { name: /^Elegir diseño/ })
    .click()

  const design = page.getByRole('dialog').frameLocator('iframe >> nth=0')
  await expect(design.getByText('Dra. Clara Sinpublicar').first()).toBeVisible()
})

test('a failed save and a failed publish keep everything and show a message', async ({ page }) => {
  await signIn(page, '/admin/secciones')
  const unavailable = {
    status: 503,
    contentType: 'application/problem+json',
    body: '{"code":"store_unavailable"}',
  }
  await toggle(page, 'Hero')

  await page.route('**/api/selected-sections', (route) =>
    route.request().method() === 'POST' ? route.fulfill(unavailable) : route.continue(),
  )
  await save(page)
  await expect(page.getByRole('alert')).toContainText(
    'No pudieron actualizarse las secciones. Intentar de nuevo.',
  )
  await expect(card(page, 'Hero').getByRole('switch')).not.toBeChecked()

  await page.unroute('**/api/selected-sections')
  await save(page)
  await expect(page.getByRole('alert')).toContainText('Secciones seleccionadas guardadas.')

  await page.route('**/api/update-sections', (route) => route.abort())
  await update(page)
  await expect(page.getByRole('alert')).toContainText('Error al actualizar componentes. Intentar de nuevo.')
})

test('publishing with unsaved changes offers to save them first', async ({ page, admin }) => {
  await signIn(page, '/admin/secciones')
  await toggle(page, 'Hero')

  await update(page)
  await page.getByRole('button', { name: 'Guardar y actualizar' }).click()

  await expect(page.getByRole('alert')).toContainText('Componentes de secciones actualizados')
  expect(await publicHtml(admin)).not.toContain(heroMark)
})

test('a selection that another person saved meanwhile is joined with hers', async ({ page }) => {
  await signIn(page, '/admin/secciones')
  await toggle(page, 'Hero')
  const saved = (await callApi(page, '/api/selected-sections')) as Record<string, unknown>
  await callApi(page, '/api/selected-sections', {
    ...saved,
    Footer: { component: 'footer-columns', display: false },
  })

  await save(page)
  await expect(page.getByRole('alert')).toContainText('Secciones seleccionadas guardadas.')
  await expect(card(page, 'Hero').getByRole('switch')).not.toBeChecked()
  await expect(card(page, 'Footer').getByRole('switch')).not.toBeChecked()
})
