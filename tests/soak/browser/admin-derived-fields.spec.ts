import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  publicHtml,
  signIn,
  test,
} from '../../support/admin.ts'
import { field, readContent, saveButtons, savedToast, screen } from '../../support/site-info.ts'

test('a derived field shows what it is taken from, can be changed and taken again', async ({
  page,
  admin,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn(page, `${screen}#doctorInfo.phoneDisplay`)
  const display = field(page, 'doctorInfo.phoneDisplay')
  const note = page.getByText('Se toma de Teléfono.').first()

  await expect(display).toHaveValue('')
  await expect(display).toHaveAttribute('placeholder', '55 0000 0000')
  await field(page, 'doctorInfo.phone').fill('+525512345678')
  await expect(display).toHaveAttribute('placeholder', '55 1234 5678')
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar aquí: Teléfono, como se lee', exact: true }).click()
  await expect(display).toBeFocused()
  await expect(display).toHaveValue('55 1234 5678')
  await display.fill('55 1234 5678, ext. 2')
  await page.getByRole('button', { name: 'Volver a tomarlo de Teléfono: Teléfono, como se lee' }).click()
  await expect(display).toHaveValue('')
  await expectNoSidewaysScroll(page)

  await field(page, 'doctorInfo.whatsappDisplay').fill('55 0000 0000')
  await saveButtons(page).first().click()
  await expect(savedToast(page)).toBeVisible()
  await expect(page.getByText('Todo publicado')).toBeVisible()
  await expect(field(page, 'doctorInfo.whatsappDisplay')).toHaveValue('')
  const html = await publicHtml(admin)
  expect(html).toContain('tel:+525512345678')
  expect(html).toContain('55 1234 5678')
  expect(html).not.toContain('tel:+525500000000')
})

test('a fact is inserted from a menu, shown as a chip and as it will read, and typing does not break it', async ({
  page,
}) => {
  await signIn(page, `${screen}#heroSection.title`)
  const title = field(page, 'heroSection.title')
  await title.fill('Consulta en ')
  await title.press('End')

  await page.getByRole('button', { name: 'Usar de Mis datos: Título', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Ciudad/ }).click()

  await expect(title).toBeFocused()
  await expect(title).toHaveValue('Consulta en {ciudad}')
  await page.keyboard.type(' hoy')
  await expect(title).toHaveValue('Consulta en {ciudad} hoy')
  await expect(page.getByText('Así se leerá: Consulta en Ciudad hoy')).toBeVisible()
  const chip = page.locator('mark', { hasText: '{ciudad}' }).first()
  await expect(chip).toBeVisible()
  await expectAccessible(page)

  for (let times = 0; times < 4; times++) await page.keyboard.press('Backspace')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('x')
  await expect(title).toHaveValue('Consulta en {ciudad}x')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(title).toHaveValue('Consulta en ')

  await page.keyboard.type('{telefno}')
  await expect(page.getByText('No hay un dato con el nombre {telefno}')).toBeVisible()
  await saveButtons(page).first().click()
  await expect(savedToast(page)).toBeVisible()
  expect((await readContent(page)).heroSection.title).toBe('Consulta en {telefno}')
})
