import { expect, publicHtml, signIn, test } from '../../support/admin.ts'
import { entry, saveChanges, stored } from '../../support/history-screen.ts'

test('a restored version is among her changes until she publishes it', async ({ page, admin }) => {
  await signIn(page)
  await saveChanges(page)
  expect(await publicHtml(admin)).toContain('Dra. Ana Ruiz')
  await page.goto('/admin/historial')
  // The changes push the buttons down when they arrive.
  await expect(entry(page, 'site-content/2')).toContainText('Doctora › Nombre')

  await entry(page, 'site-content/1')
    .getByRole('button', { name: /^Restaurar/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Restaurar la versión 1 de Información del Sitio' })
  await expect(dialog).toContainText('Sus pacientes lo verán cuando publique.')
  await dialog.getByRole('button', { name: 'Restaurar esta versión' }).click()

  await expect(page.getByRole('status').filter({ hasText: stored(1) })).toBeVisible()
  await expect(entry(page, 'site-content/3')).toHaveCount(0)
  expect(await publicHtml(admin)).toContain('Dra. Ana Ruiz')
  await page.getByRole('link', { name: 'Publicar 2 cambios' }).click()
  await expect(page.getByText('2 cambios por publicar.')).toBeVisible()
  await page.getByRole('button', { name: 'Publicar 2 cambios' }).click()
  await expect(page.getByText(/^Publicado: ya se ve en el sitio/)).toBeVisible()
  await page.goto('/admin/historial')
  await expect(entry(page, 'site-content/3')).toContainText('En el sitio')
  await expect(entry(page, 'site-content/2')).toBeVisible()
  const html = await publicHtml(admin)
  expect(html).toContain('Dra. Nombre Apellido')
  expect(html).not.toContain('Dra. Ana Ruiz')
})
