import type { Page } from '@playwright/test'
import { services } from '../../sample-site/services/index.ts'
import { expect, test } from '../support/fixtures.ts'
import { gate } from '../support/tiers.ts'

const shown = services.slice(0, 5)
const [first = '', second = '', third = '', fourth = '', last = ''] = shown.map(({ title }) => title)

const section = (page: Page) => page.locator('[data-section="Services"]')
const tab = (page: Page, name: string) => section(page).getByRole('tab', { name, exact: true })

/** Opens the home page and waits until the tabs are hydrated. */
async function openTabs(page: Page, hash = '') {
  await page.goto(`/${hash}`)
  await section(page).scrollIntoViewIfNeeded()
  await expect(section(page).getByRole('tablist', { name: 'Servicios' })).toBeVisible()
}

test('the first of five services is open with its whole content', gate, async ({ page }) => {
  await openTabs(page)

  await expect(section(page).getByRole('tab')).toHaveText(shown.map(({ title }) => title))
  await expect(tab(page, first)).toHaveAttribute('aria-selected', 'true')
  const panel = section(page).getByRole('tabpanel', { name: first })
  await expect(panel.getByRole('heading', { level: 3, name: first })).toBeVisible()
  await expect(panel.getByText(services[0]?.shortDescription ?? '')).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Beneficios' })).toBeVisible()
  await expect(panel.getByRole('listitem')).toHaveText(services[0]?.benefits ?? [])
  await expect(panel.getByRole('link', { name: 'Conocer el servicio' })).toHaveAttribute(
    'href',
    `/servicios/${services[0]?.id}`,
  )
  await expect(panel.getByRole('img')).toBeVisible()
  await expect(section(page).getByRole('link', { name: 'Todos los servicios' })).toHaveAttribute(
    'href',
    '/servicios',
  )
})

test('a click opens another service and does not scroll the page', async ({ page }) => {
  await openTabs(page)
  await tab(page, third).scrollIntoViewIfNeeded()
  // Fonts are loaded late, and the page scrolls when the text above changes its height.
  await page.evaluate(() => document.fonts.ready)
  const before = await page.evaluate(() => scrollY)

  await tab(page, third).click()

  await expect(tab(page, third)).toHaveAttribute('aria-selected', 'true')
  await expect(section(page).getByRole('tabpanel')).toHaveCount(1)
  await expect(section(page).getByRole('tabpanel', { name: third })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test(
  'arrows, Home and End move between the tabs, and one tab is in the tab order',
  gate,
  async ({ page }) => {
    await openTabs(page)
    await tab(page, first).focus()

    await page.keyboard.press('ArrowDown')
    await expect(tab(page, second)).toBeFocused()
    await expect(section(page).getByRole('tabpanel', { name: second })).toBeVisible()

    await page.keyboard.press('End')
    await expect(tab(page, last)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, first)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(tab(page, last)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(tab(page, first)).toBeFocused()
    await expect(section(page).locator('[role=tab][tabindex="0"]')).toHaveCount(1)
  },
)

test('the service in the address stays open after hydration', async ({ page }) => {
  await openTabs(page, `#servicio-${services[3]?.id}`)

  await expect(tab(page, fourth)).toHaveAttribute('aria-selected', 'true')
  await expect(section(page).getByRole('tabpanel', { name: fourth })).toBeVisible()
})

test('on a phone the list of tabs scrolls horizontally and shows the selected one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openTabs(page)
  await tab(page, first).focus()

  await page.keyboard.press('End')

  await expect(tab(page, last)).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the tabs are links that open the panels', async ({ page }) => {
    await page.goto('/')
    const panel = (id = '') => page.locator(`#servicio-${id}`)
    await expect(panel(services[0]?.id)).toBeVisible()
    await expect(panel(services[2]?.id)).toBeHidden()

    await section(page).getByRole('link', { name: third, exact: true }).click()

    await expect(panel(services[2]?.id)).toBeVisible()
    await expect(panel(services[0]?.id)).toBeHidden()
  })
})
