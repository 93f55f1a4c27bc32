import { expect, expectAccessible, owner, signIn, test } from '../support/admin.ts'
import { changeContent, field, readContent, savedToast, screen } from '../support/site-info.ts'

test.use({ allowedErrors: /status of (4\d\d|503)|ERR_FAILED/ })

test('a stale save shows both values at the field and loses neither', async ({ page }) => {
  await signIn(page, screen)
  await field(page, 'doctorInfo.name').fill('Dra. Mía')
  await field(page, 'doctorInfo.city').fill('León')
  await changeContent(page, (content) => {
    content.doctorInfo.name = 'Dra. Suya'
    content.aboutMe.title = 'Otro encabezado'
  })
  await page.keyboard.press('Control+s')
  const choice = page.getByText('Lo suyo: «Dra. Mía». Lo otro: «Dra. Suya».')
  await expect(choice).toHaveCount(2)
  await expect(field(page, 'doctorInfo.name')).toHaveValue('Dra. Mía')
  await expectAccessible(page)
  expect((await readContent(page)).doctorInfo.name).toBe('Dra. Suya')

  await page.getByRole('button', { name: 'Dejar lo otro' }).last().click()
  await expect(field(page, 'doctorInfo.name')).toHaveValue('Dra. Suya')
  await page.keyboard.press('Control+s')

  await expect(savedToast(page)).toBeVisible()
  const saved = await readContent(page)
  expect([saved.doctorInfo.name, saved.doctorInfo.city, saved.aboutMe.title]).toEqual([
    'Dra. Suya',
    'León',
    'Otro encabezado',
  ])
})

test('a session that ends during editing loses nothing: the owner signs in over the page and the save continues', async ({
  page,
  context,
}) => {
  await signIn(page, screen)
  await field(page, 'doctorInfo.name').fill('Dra. Ana')
  await context.clearCookies()
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' })
  await dialog.getByLabel('Correo').fill(owner.email)
  await dialog.getByLabel('Contraseña', { exact: true }).fill(owner.password)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()

  await expect(savedToast(page)).toBeVisible()
  await expect(field(page, 'doctorInfo.name')).toHaveValue('Dra. Ana')
  expect((await readContent(page)).doctorInfo.name).toBe('Dra. Ana')
})
