import { symptoms } from '../../../sample-site/symptoms/index.ts'
import { expect, test } from '../../support/fixtures.ts'
import { cards, names, next, openPages, previous, section } from '../../support/symptom-pages.ts'

test('four symptoms show at first as image cards that link to their pages', async ({ page }) => {
  await openPages(page)

  await expect(cards(page)).toHaveText(names.slice(0, 4))
  await expect(section(page).getByRole('link', { name: names[0] ?? '' })).toHaveAttribute(
    'href',
    `/sintomas/${symptoms[0]?.id}`,
  )
  await expect(section(page).getByRole('link', { name: 'Ver todos los síntomas' })).toHaveAttribute(
    'href',
    '/sintomas',
  )
  await expect(section(page).getByText('1 de 2').filter({ visible: true })).toBeVisible()
  await expect(previous(page)).toBeDisabled()
})

test('the page in the address stays open after hydration', async ({ page }) => {
  await openPages(page, '#sintomas-2')

  await expect(cards(page)).toHaveText(names.slice(4))
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('links lead from page to page', async ({ page }) => {
    await page.goto('/')
    await expect(cards(page)).toHaveText(names.slice(0, 4))
    await expect(previous(page)).toBeDisabled()

    await section(page).getByRole('link', { name: 'Siguientes' }).click()

    await expect(cards(page)).toHaveText(names.slice(4))
    await expect(next(page)).toBeDisabled()

    await section(page).getByRole('link', { name: 'Anteriores' }).click()

    await expect(cards(page)).toHaveText(names.slice(0, 4))
  })
})
