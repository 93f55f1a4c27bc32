import { expect, publicHtml, signIn, test } from '../../support/admin.ts'
import { field, saveButtons, savedToast, screen } from '../../support/site-info.ts'

test('a saved change is on the public site at once', async ({ page, admin }) => {
  await signIn(page, screen)
  await expect(page).toHaveTitle('Información del Sitio | Administración')
  await expect(saveButtons(page)).toHaveCount(2)
  await expect(saveButtons(page).first()).toBeDisabled()
  await expect(saveButtons(page).first()).toHaveAccessibleDescription('No hay cambios por guardar')

  await field(page, 'doctorInfo.name').fill('Dra. Ana Ruiz')
  await expect(page.getByText('Publica ahora: Doctora › Nombre.').first()).toBeVisible()
  await expect(page.getByText('Todo publicado')).toBeVisible()
  await expect(page).toHaveTitle(/^● /)
  await page.keyboard.press('Control+s')

  await expect(savedToast(page)).toBeVisible()
  await expect(page.getByText('Todo publicado')).toBeVisible()
  await expect(page).toHaveTitle('Información del Sitio | Administración')
  expect(await publicHtml(admin)).toContain('Dra. Ana Ruiz')
})
