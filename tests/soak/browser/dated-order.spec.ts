import { expect, signIn, test } from '../../support/admin.ts'

test('an order waits for its date in the calendar and returns to the draft', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page, '/admin/servicios')
  await page
    .getByRole('button', { name: /^Acciones/ })
    .nth(2)
    .click()
  await page.getByRole('menuitem', { name: 'Mover al principio' }).click()
  const review = page.getByRole('link', { name: 'Publicar 1 cambio' })
  await review.click()

  const later = page.getByRole('region', { name: 'Publicar en una fecha' })
  await later.getByRole('textbox', { name: 'Fecha' }).fill(`${new Date().getFullYear() + 1}-01-01`)
  await page.getByRole('button', { name: /^Publicar el / }).click()
  await expect(page.getByText(/^Se publicará/)).toBeVisible()
  await expect(review).toHaveCount(0)

  await page.goto('/admin/calendario')
  await expect(page.getByText(/ pasa del lugar 3 al 1\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Quitarle la fecha' }).click()
  await review.click()
  await expect(page.getByText(/ pasa del lugar 3 al 1\.$/)).toBeVisible()
})
