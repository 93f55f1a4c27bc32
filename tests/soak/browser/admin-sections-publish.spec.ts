import { expect, publicHtml, signIn, test } from '../../support/admin.ts'
import { card, heroMark, save, toggle, update } from '../../support/sections-screen.ts'

test.use({ allowedErrors: /status of (404|409|503)|ERR_FAILED/ })

test('a hidden section stays public until the selection is saved and published', async ({ page, admin }) => {
  await signIn(page, '/admin/secciones')
  expect(await publicHtml(admin)).toContain(heroMark)

  await toggle(page, 'Hero')
  await expect(page.getByText('Tiene cambios sin guardar en esta pantalla.')).toBeVisible()
  await expect(page.getByText('Todo publicado')).toBeVisible()
  await page.goto('/admin/secciones')
  await expect(card(page, 'Hero').getByRole('switch')).not.toBeChecked()
  expect(await publicHtml(admin)).toContain(heroMark)

  await save(page)
  await expect(page.getByRole('alert')).toContainText('Secciones seleccionadas guardadas.')
  await expect(page.getByText('1 cambio sin publicar')).toBeVisible()
  expect(await publicHtml(admin)).toContain(heroMark)

  const reloaded = page.waitForEvent('load')
  await update(page)
  await expect(page.getByRole('alert')).toContainText('Componentes de secciones actualizados')
  await reloaded
  await expect(page.getByText('Todo publicado')).toBeVisible()
  await expect(card(page, 'Hero').getByRole('switch')).not.toBeChecked()
  expect(await publicHtml(admin)).not.toContain(heroMark)
})
