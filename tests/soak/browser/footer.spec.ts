import { catalogue } from '../../../src/content/catalogue/index.ts'
import { expect, test } from '../../support/chosen-sections.ts'

const columns = [
  { name: 'Enfermedades', path: '/enfermedades' },
  { name: 'Servicios', path: '/servicios' },
  { name: 'Síntomas', path: '/sintomas' },
]

for (const { file } of catalogue.Footer.variants) {
  test.describe(file, () => {
    test.use({ sections: { Footer: file } })

    test('lists five entries of each kind, the place, the telephones and the networks', async ({ page }) => {
      await page.goto('/contacto')
      const footer = page.locator('footer')
      for (const { name, path } of columns) {
        const links = footer.getByRole('navigation', { name }).getByRole('link')
        await expect(links).toHaveCount(6)
        for (const link of (await links.all()).slice(0, 5))
          await expect(link).toHaveAttribute('href', new RegExp(`^${path}/[a-z-]+$`))
        await expect(links.last()).toHaveAttribute('href', path)
      }
      const place = footer.getByRole('link', { name: /Consultorio/ })
      await expect(place).toContainText('Calle Ejemplo')
      await expect(place).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps/)
      await expect(footer.getByRole('link', { name: '55 0000 0000' })).toHaveAttribute('href', /^tel:/)
      await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', /instagram/)
      expect(await footer.locator('img[src*="emblema"]').boundingBox()).toMatchObject({
        width: 200,
        height: 100,
      })
    })

    test('takes at most one and a half screens of a small phone, with its entries apart', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto('/contacto')

      const { height = Infinity } = (await page.locator('footer').boundingBox()) ?? {}
      expect(height).toBeLessThanOrEqual(1.5 * 800)
      // In px, between the text of an entry and the next entry below it.
      const gaps = await page.locator('footer nav ul').evaluateAll((lists) =>
        lists.flatMap((list) => {
          const boxes = [...list.querySelectorAll('a')].map((link) => {
            const text = document.createRange()
            text.selectNodeContents(link)
            return text.getBoundingClientRect()
          })
          return boxes.flatMap(({ left, right, bottom }) => {
            const below = boxes.filter((box) => box.top >= bottom && box.left < right && left < box.right)
            return below.length > 0 ? [Math.min(...below.map(({ top }) => top)) - bottom] : []
          })
        }),
      )
      expect(gaps.length).toBeGreaterThan(0)
      expect(Math.min(...gaps)).toBeGreaterThan(10)
    })
  })
}

test('scrolls back to the top from the bar below it', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))

  await page.getByRole('link', { name: 'Volver arriba' }).click()

  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('comes after the call to action, with the payment methods above it', async ({ page }) => {
  await page.goto('/contacto')
  const call = page.locator('[data-section="GeneralCallToAction"]')

  await expect(call.getByRole('group', { name: 'Formas de pago' }).getByRole('listitem')).toHaveCount(4)
  await expect(call.getByRole('link', { name: 'Llamar al 55 0000 0000' })).toHaveAttribute('href', /^tel:/)
  await expect(call.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+/)
  await expect(call).toContainText('$800 MXN')
})
