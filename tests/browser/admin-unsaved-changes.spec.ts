import { expect, expectAccessible, signIn, test } from '../support/admin.ts'
import { field, screen } from '../support/site-info.ts'
import { later } from '../support/tiers.ts'

test('undo and redo apply to fields', later, async ({ page }) => {
  await signIn(page, screen)
  const name = field(page, 'doctorInfo.name')
  const before = await name.inputValue()
  await name.fill('Dra. Ana')
  await page.getByRole('tab', { name: 'Galería' }).click()

  await page.keyboard.press('Control+z')
  await expect(name).toHaveValue(before)
  await expect(name).toBeFocused()
  await page.keyboard.press('Control+Shift+z')
  await expect(name).toHaveValue('Dra. Ana')
})

test.describe('without drafts on the server', () => {
  test.use({ allowedErrors: /ERR_FAILED.*\/api\/drafts\// })

  test('unsaved changes that reached no server survive a reload and are offered again', async ({ page }) => {
    await page.route('**/api/drafts/**', (route) => route.abort())
    await signIn(page, screen)
    await field(page, 'doctorInfo.name').fill('Dra. Perdida')
    await expect(page.getByText('1 cambio sin publicar')).toBeVisible()
    await page.reload()

    await expect(page.getByText(/^Recuperamos cambios del/)).toBeVisible()
    await expect(field(page, 'doctorInfo.name')).not.toHaveValue('Dra. Perdida')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Recuperar' }).click()

    await expect(field(page, 'doctorInfo.name')).toHaveValue('Dra. Perdida')
  })
})

test('what is typed just before a reload is counted after it', later, async ({ page }) => {
  await signIn(page, '/admin/servicios/colposcopia')
  // The first change waits until the server's drafts are known.
  await field(page, 'title').fill('Colposcopia')
  await expect(page.getByText('Todo publicado')).toBeVisible()
  await field(page, 'title').fill('Colposcopia digital')
  await page.reload()

  await expect(page.getByText('1 cambio sin publicar')).toBeVisible()
  await expect(field(page, 'title')).toHaveValue('Colposcopia digital')
})

test('leaving a screen asks nothing and keeps its changes', later, async ({ page }) => {
  await signIn(page, screen)
  await field(page, 'doctorInfo.name').fill('Dra. Ana')
  await page.getByRole('link', { name: 'Cuenta' }).click()
  await expect(page).toHaveURL(/\/admin\/cuenta$/)
  await expect(page.getByText('1 cambio sin publicar')).toBeVisible()

  await page.getByRole('link', { name: 'Información del Sitio' }).click()
  await expect(field(page, 'doctorInfo.name')).toHaveValue('Dra. Ana')
})
