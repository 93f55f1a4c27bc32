import type { Page } from '@playwright/test'
import { axeOn } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ viewport: { width: 360, height: 800 } })

const field = (page: Page) => page.getByRole('searchbox')
const results = (page: Page) => page.locator('[data-result]')

test('the header leads to a search that answers while the visitor types, and sends nothing', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Buscar en el sitio' }).click()
  await expect(page).toHaveURL('/buscar')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search))

  await field(page).click()
  await page.keyboard.type('bolita en el pecho')

  await expect(results(page).first()).toHaveText('Tumores y quistes de mama')
  await expect(page.getByRole('status').filter({ hasText: /resultado/ })).toBeVisible()
  await expect(results(page).first()).toHaveAttribute('href', '/enfermedades/tumores-y-quistes-de-mama')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/buscar')
  expect(asked.filter((path) => path.includes('bolita') || path.includes('q='))).toEqual([])
  expect((await axeOn(page).analyze()).violations).toEqual([])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form opens the results', async ({ page, servedBy }) => {
    test.skip(servedBy === 'nginx', 'An exported site has no server that searches.')
    await page.goto('/buscar')
    await field(page).fill('Papanicolao')
    await page.getByRole('button', { name: 'Buscar' }).click()

    await expect(page).toHaveURL('/buscar?q=Papanicolao')
    await expect(results(page).first()).toHaveText('Papanicolaou')
    await expect(page.getByText('Programe la toma fuera de los días de regla.')).toBeVisible()
  })
})
