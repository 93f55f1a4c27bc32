import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const api = '**/api/site-content'

/** The request's own failure, which the browser reports too, and the floating buttons' log of it. */
const failures = /status of 500|HTTP error! status: 500|Unexpected data structure/

const failRequest = (page: Page) => page.route(api, (route) => route.fulfill({ status: 500, body: '{}' }))

async function hydrated(page: Page, island: string) {
  await page.mouse.move(5, 700)
  await page.mouse.move(8, 690)
  await expect(page.locator(`[data-island="${island}"][data-ready]`)).toBeAttached()
}

test.describe('the row of menu items', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
  const firstEntry = (page: Page) => menu(page).getByRole('link', { name: 'Menopausia y climaterio' })
  const item = (page: Page) => menu(page).getByRole('link', { name: 'Enfermedades', exact: true })
  const chevron = (page: Page) => menu(page).getByRole('button', { name: 'Mostrar Enfermedades' })

  test('unfolds a list under the pointer and folds it when the pointer leaves', async ({ page }) => {
    await page.goto('/contacto')
    await hydrated(page, 'DesktopMenu')
    await expect(firstEntry(page)).toBeHidden()

    await item(page).hover()
    await expect(firstEntry(page)).toBeVisible()
    await expect(chevron(page)).toHaveAttribute('aria-expanded', 'true')

    await firstEntry(page).hover()
    await expect(firstEntry(page)).toBeVisible()

    await page.mouse.move(200, 700)
    await expect(firstEntry(page)).toBeHidden()
  })

  test('lists five entries and, last, the way to all of them', async ({ page }) => {
    await page.goto('/contacto')
    await item(page).hover()
    const links = page.locator('#menu-enfermedades').getByRole('link')

    await expect(links).toHaveCount(6)
    await expect(links.last()).toHaveText('Ver todos...')
    await expect(links.last()).toHaveAttribute('href', '/enfermedades')
  })

  test('folds on a click elsewhere', async ({ page }) => {
    await page.goto('/contacto')
    await hydrated(page, 'DesktopMenu')
    await chevron(page).focus()
    await page.keyboard.press('Enter')
    await expect(firstEntry(page)).toBeVisible()

    await page.mouse.click(200, 700)

    await expect(firstEntry(page)).toBeHidden()
  })

  test('is reached and left by the keyboard', async ({ page }) => {
    await page.goto('/contacto')
    await hydrated(page, 'DesktopMenu')
    await item(page).focus()
    await expect(firstEntry(page)).toBeHidden()

    await page.keyboard.press('Tab')
    await expect(chevron(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(firstEntry(page)).toBeVisible()

    await page.keyboard.press('Tab')
    await expect(firstEntry(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(firstEntry(page)).toBeHidden()
    await expect(chevron(page)).toBeFocused()
    await expect(chevron(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('folds when the focus goes on', async ({ page }) => {
    await page.goto('/contacto')
    await hydrated(page, 'DesktopMenu')
    await chevron(page).focus()
    await page.keyboard.press('Enter')
    await expect(firstEntry(page)).toBeVisible()

    await menu(page).getByRole('link', { name: 'Contacto' }).focus()

    await expect(firstEntry(page)).toBeHidden()
  })

  test('keeps open what the pointer or the focus opened before the script was there', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/desktop-menu-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/contacto')
    await item(page).hover()
    await expect(firstEntry(page)).toBeVisible()

    release()

    await expect(page.locator('[data-island="DesktopMenu"][data-ready]')).toBeAttached()
    await expect(chevron(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(firstEntry(page)).toBeVisible()
  })

  test('takes over what was saved since the page was published', async ({ page }) => {
    await page.route(api, async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      answer.siteContent.navMenu.items = [
        { label: 'Portada', path: '/' },
        { label: 'Padecimientos', path: '/enfermedades' },
      ]
      await route.fulfill({ response, json: answer })
    })
    await page.goto('/contacto')
    await hydrated(page, 'DesktopMenu')

    await expect(menu(page).getByRole('link', { name: 'Portada' })).toBeVisible()
    await menu(page).getByRole('link', { name: 'Padecimientos' }).hover()
    await expect(firstEntry(page)).toBeVisible()
  })

  test.describe('whose request fails', () => {
    test.use({ allowedErrors: failures })

    test('says so and goes on with the items of the page', async ({ page }) => {
      await failRequest(page)
      await page.goto('/contacto')
      const before = await page.getByRole('banner').boundingBox()
      await hydrated(page, 'DesktopMenu')

      await expect(menu(page).getByRole('status')).toHaveText(
        'Failed to fetch menu items. Please try again later.',
      )
      expect(await page.getByRole('banner').boundingBox()).toEqual(before)
      await item(page).hover()
      await expect(firstEntry(page)).toBeVisible()
    })

    test('says when the answer is of another shape', async ({ page }) => {
      await page.route(api, (route) => route.fulfill({ json: { siteContent: { navMenu: {} } } }))
      await page.goto('/contacto')
      await hydrated(page, 'DesktopMenu')

      await expect(menu(page).getByRole('status')).toHaveText('Unexpected data structure received from API')
    })
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })

    test('unfolds under the pointer and for the focus', async ({ page }) => {
      await page.goto('/contacto')

      await item(page).hover()
      await expect(firstEntry(page)).toBeVisible()
      await page.mouse.move(200, 700)
      await expect(firstEntry(page)).toBeHidden()
      await chevron(page).focus()
      await expect(firstEntry(page)).toBeVisible()
    })
  })
})

test.describe('the side menu', () => {
  test.use({ viewport: { width: 390, height: 760 } })

  const opener = (page: Page) => page.getByRole('button', { name: 'Abrir menú' })
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menú' })
  const open = async (page: Page) => {
    await page.goto('/contacto')
    await hydrated(page, 'MobileMenu')
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
  }

  test('opens on the first tap, before the script is there, and stays open when it comes', async ({
    page,
  }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/mobile-menu-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/contacto')

    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    await menu(page).locator('summary').first().click()
    release()

    await expect(page.locator('[data-island="MobileMenu"][data-ready]')).toBeAttached()
    await expect(menu(page)).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Ver todos...' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
  })

  test('comes from the right, 340 px wide', async ({ page }) => {
    await open(page)

    await expect.poll(() => menu(page).boundingBox()).toMatchObject({ x: 50, y: 0, width: 340, height: 760 })

    await page.setViewportSize({ width: 360, height: 740 })
    await expect.poll(() => menu(page).boundingBox()).toMatchObject({ x: 20, y: 0, width: 340, height: 740 })
  })

  test('closes by its button and gives the focus back', async ({ page }) => {
    await open(page)

    await menu(page).getByRole('button', { name: 'Cerrar menú' }).click()

    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await open(page)

    await page.keyboard.press('Escape')

    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('closes on a click outside', async ({ page }) => {
    await open(page)

    await page.mouse.click(20, 400)

    await expect(menu(page)).toBeHidden()
  })

  test('closes on a click on a link', async ({ page }) => {
    await open(page)

    await menu(page).getByRole('link', { name: 'Servicios', exact: true }).click()

    await expect(page).toHaveURL('/servicios')
    await expect(menu(page)).toBeHidden()
  })

  test('closes where the window grows to show the row of items', async ({ page }) => {
    await open(page)

    await page.setViewportSize({ width: 1280, height: 900 })

    await expect(page.locator('#menu')).not.toHaveAttribute('open')
  })

  test('keeps the focus inside', async ({ page }) => {
    await open(page)
    const inside = () => menu(page).evaluate((element) => element.contains(document.activeElement))

    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab')
      expect(await inside()).toBe(true)
    }
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Shift+Tab')
      expect(await inside()).toBe(true)
    }
  })

  test('holds the page still while it is open', async ({ page }) => {
    await open(page)
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await page.keyboard.press('Escape')
    await page.mouse.wheel(0, 600)

    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('folds and unfolds each list by itself: five entries and the way to all', async ({ page }) => {
    await open(page)
    const list = menu(page).locator('details').filter({ hasText: 'Mostrar Síntomas' })
    const links = list.getByRole('link')

    await list.locator('summary').click()
    await menu(page).locator('details').filter({ hasText: 'Mostrar Servicios' }).locator('summary').click()
    await expect(links).toHaveCount(6)
    await expect(links.last()).toHaveText('Ver todos...')

    await list.locator('summary').click()
    await expect(links).toHaveCount(0)
    await expect(menu(page).getByRole('link', { name: 'Ver todos...' })).toHaveCount(1)
  })

  test.describe('whose request fails', () => {
    test.use({ allowedErrors: failures })

    test('says so and shows the built-in menu', async ({ page }) => {
      await failRequest(page)
      await open(page)

      await expect(menu(page).getByRole('status')).toHaveText('Failed to fetch menu items')
      const items = menu(page).locator('nav > ul > li > a')
      await expect(items).toHaveText(['Inicio', 'Enfermedades', 'Síntomas', 'Servicios', 'Contacto'])
      const list = menu(page).locator('details').first()
      await list.locator('summary').click()
      await expect(list.getByRole('link')).toHaveCount(6)
    })

    test('says when the answer is of another shape', async ({ page }) => {
      await page.route(api, (route) => route.fulfill({ json: [] }))
      await open(page)

      await expect(menu(page).getByRole('status')).toHaveText('Unexpected data structure received from API')
    })
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })

    test('opens on the first tap, holds the page still and closes', async ({ page }) => {
      await page.goto('/contacto')

      await opener(page).click()
      await expect(menu(page)).toBeVisible()
      await page.mouse.move(200, 400)
      await page.mouse.wheel(0, 600)
      await menu(page).getByRole('button', { name: 'Cerrar menú' }).click()

      await expect(menu(page)).toBeHidden()
      await expect(page.locator('aside').first()).toBeInViewport()
    })
  })
})
