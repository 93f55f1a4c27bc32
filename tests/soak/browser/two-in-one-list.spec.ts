import { expect, signIn, test } from '../../support/admin.ts'
import { pageElsewhere } from '../../support/invited-people.ts'

test.use({ allowedErrors: /status of 404/ })

test('what she types stays in its item, with the focus, while another device orders and removes others', async ({
  page,
  browser,
  admin,
}) => {
  await signIn(page, '/admin/galeria')
  const other = await pageElsewhere(browser, admin.url)
  await signIn(other, '/admin/galeria')
  const titles = page.getByRole('button', { name: /^Mover: / })
  const titleAt = async (index: number) =>
    ((await titles.nth(index).getAttribute('aria-label')) ?? '').replace('Mover: ', '')
  const [first, second, third] = [await titleAt(0), await titleAt(1), await titleAt(2)]
  await page.getByRole('button', { name: third, exact: true }).click()
  const typing = page.locator('[id^="campo-gallery."][id$=".alt"]').first()
  await typing.fill('La sala ')
  await expect(typing).toBeFocused()
  const id = await typing.getAttribute('id')

  await other.getByRole('button', { name: `Subir: ${second}` }).click()
  await expect(titles.first()).toHaveAccessibleName(`Mover: ${second}`)
  await expect(page.locator(':focus')).toHaveAttribute('id', `${id}`)
  await page.keyboard.type('de espera')
  await other.getByRole('button', { name: `Quitar: ${first}` }).click()
  await expect(titles.nth(1)).not.toHaveAccessibleName(`Mover: ${first}`)
  await page.keyboard.type(', con luz')

  await expect(page.locator(':focus')).toHaveAttribute('id', `${id}`)
  await expect(page.locator(':focus')).toHaveValue('La sala de espera, con luz')
  await expect(other.getByText('La sala de espera, con luz').first()).toBeVisible()
})
