import { catalogue } from '../../src/content/catalogue/index.ts'
import { expect, expectAccessible, signIn, test } from '../support/admin.ts'

test.use({ allowedErrors: /status of 404/ })

const [, other] = catalogue.Services.variants

test('a card shows the picture of its layout 250 px high, which a click enlarges and another choice replaces', async ({
  page,
}) => {
  await signIn(page, '/admin/secciones')
  const card = page.getByRole('region', { name: 'Servicios', exact: true })
  const picture = card.getByRole('img', { name: /^Vista previa de Servicios/ })
  const opener = card.getByRole('button', { name: 'Ampliar la vista previa de Servicios' })
  await opener.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute('src', /^\/api\/component-image\?type=Services&image=services-tabs/)
  await expect.poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBeGreaterThan(0)
  expect((await opener.boundingBox())?.height).toBe(250)
  await expect(page.locator('main iframe')).toHaveCount(0)

  await opener.click()
  const enlarged = page.getByRole('dialog', { name: 'Servicios' }).getByRole('img', { name: /ampliada$/ })
  await expect(enlarged).toBeVisible()
  const [large, small] = [await enlarged.boundingBox(), await picture.boundingBox()]
  expect(large?.width).toBeGreaterThan((small?.width ?? 0) * 2)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await card.getByRole('combobox').selectOption(other.file)

  await expect(picture).toHaveAttribute('src', new RegExp(`image=${other.imagePath}$`))
  await expect(card).toContainText(other.description)
})
