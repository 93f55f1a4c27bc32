import type { Page } from '@playwright/test'
import { axeOn } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { moveMouse } from '../support/mouse.ts'
import { gate } from '../support/tiers.ts'

test.use({ viewport: { width: 360, height: 800 } })

const field = (page: Page) => page.getByRole('searchbox')
const results = (page: Page) => page.locator('[data-result]')

test(
  'the header leads to a search that answers while the visitor types, and sends nothing',
  gate,
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Buscar en el sitio' }).click()
    await expect(page).toHaveURL('/buscar')
    const asked: string[] = []
    page.on('request', (request) =>
      asked.push(new URL(request.url()).pathname + new URL(request.url()).search),
    )

    await field(page).click()
    await page.keyboard.type('bolita en el pecho')

    await expect(results(page).first()).toHaveText('Tumores y quistes de mama')
    await expect(page.getByRole('status').filter({ hasText: /resultado/ })).toBeVisible()
    await expect(results(page).first()).toHaveAttribute('href', '/enfermedades/tumores-y-quistes-de-mama')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/buscar')
    expect(asked.filter((path) => path.includes('bolita') || path.includes('q='))).toEqual([])
    expect((await axeOn(page).analyze()).violations).toEqual([])
  },
)

test('the keys move between the field and the results', async ({ page }) => {
  await page.goto('/buscar')
  await field(page).click()
  await page.keyboard.type('ultrasonido')
  await expect(results(page).nth(1)).toBeVisible()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeFocused()
})

test(
  'a search without results offers a call and a message, and an emptied field ends the search',
  gate,
  async ({ page }) => {
    await page.goto('/buscar')
    const main = page.getByRole('main')
    await field(page).fill('dentista')

    await expect(page.getByText('No encontramos «dentista»')).toBeVisible()
    await expect(main.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
    await expect(main.locator('a[href^="tel:"]')).toBeVisible()

    await field(page).fill('')
    await expect(page.getByText('No encontramos')).toBeHidden()
    await expect(main.locator('a[href^="tel:"]')).toBeHidden()
  },
)

test('a link with a query shows its results', async ({ page }) => {
  await page.goto('/buscar?q=regla')
  await moveMouse(page, 5, 700)

  await expect(field(page)).toHaveValue('regla')
  await expect(results(page).filter({ hasText: 'Sangrados uterinos' })).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form opens the results', gate, async ({ page, servedBy }) => {
    test.skip(servedBy === 'nginx', 'An exported site has no server that searches.')
    await page.goto('/buscar')
    await field(page).fill('Papanicolao')
    await page.getByRole('button', { name: 'Buscar' }).click()

    await expect(page).toHaveURL('/buscar?q=Papanicolao')
    await expect(results(page).first()).toHaveText('Papanicolaou')
    await expect(page.getByText('Programe la toma fuera de los días de regla.')).toBeVisible()
  })
})

test.describe('from 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the list of services leads to prices and insurers', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Principal' })
    await menu.getByRole('link', { name: 'Servicios' }).hover()

    await expect(menu.getByRole('link', { name: 'Costos y formas de pago' })).toBeVisible()
    await menu.getByRole('link', { name: '¿Atiende mi seguro?' }).click()

    await expect(page.locator('#seguros')).toBeInViewport()
  })
})
