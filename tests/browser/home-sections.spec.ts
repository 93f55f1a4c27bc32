import { expect, test } from '../support/fixtures.ts'

test('every section has a title, and the heading levels are in order', async ({ page }) => {
  await page.goto('/')

  for (const name of [
    'Que cada mujer salga de la consulta',
    'Formación que puede comprobar',
    'Una valoración completa',
    'La experiencia, en números',
    'Sobre mí',
  ])
    await expect(page.getByRole('region', { name })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 3, name: 'Pedir solo lo necesario' })).toBeVisible()
})
