import type { Page } from '@playwright/test'
import { services } from '../../../sample-site/services/index.ts'
import type { SectionType } from '../../../src/content/catalogue/index.ts'
import { callApi, expect, signIn, test } from '../../support/admin.ts'

const section = (page: Page, type: SectionType) => page.locator(`[data-section="${type}"]`)

/** Publishes the site with another variant of a section. */
async function publishVariant(page: Page, type: SectionType, component: string) {
  await signIn(page)
  const selected = (await callApi(page, '/api/selected-sections')) as Record<string, unknown>
  await callApi(page, '/api/selected-sections', { ...selected, [type]: { component, display: true } })
  await callApi(page, '/api/update-sections', {})
}

test.describe('the strip of services', () => {
  const strip = (page: Page) => section(page, 'Services').getByRole('list').first()
  const previous = (page: Page) =>
    section(page, 'Services').getByRole('button', { name: 'Servicio anterior' })
  const next = (page: Page) => section(page, 'Services').getByRole('button', { name: 'Servicio siguiente' })
  const link = (page: Page, index: number) =>
    section(page, 'Services').getByRole('link', { name: services[index]?.title ?? '' })

  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

  test('moves one card at a time, stops at both ends and keeps the focus there', async ({ page }) => {
    await publishVariant(page, 'Services', 'services-strip')
    await page.goto('/')
    await next(page).scrollIntoViewIfNeeded()
    await expect(section(page, 'Services').locator('[data-island][data-ready]')).toBeAttached()
    await expect(previous(page)).toHaveAttribute('aria-disabled', 'true')

    await next(page).click()

    await expect(link(page, 1)).toBeInViewport({ ratio: 1 })
    await expect(previous(page)).toHaveAttribute('aria-disabled', 'false')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

    await strip(page).evaluate((list) => list.scrollTo({ left: list.scrollWidth }))

    await expect(next(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(next(page)).toBeFocused()

    await previous(page).click()

    await expect(link(page, 3)).toBeInViewport({ ratio: 1 })
    await expect(next(page)).toHaveAttribute('aria-disabled', 'false')
  })
})

test('services open one by one with the keyboard', async ({ page }) => {
  await publishVariant(page, 'Services', 'services-accordion')
  await page.goto('/')
  const benefits = section(page, 'Services').getByRole('heading', { name: 'Beneficios' })
  await expect(benefits).toHaveCount(1)

  await section(page, 'Services').locator('summary').nth(2).focus()
  await page.keyboard.press('Enter')

  await expect(benefits).toHaveCount(2)
  await expect(section(page, 'Services').getByText(services[2]?.shortDescription ?? '')).toBeVisible()
})

for (const [type, variant] of [
  ['Symptoms', 'symptoms-stage'],
  ['Diseases', 'diseases-index'],
] as const) {
  test(`${variant} shows the picture of the focused name`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await publishVariant(page, type, variant)
    await page.goto('/')
    const items = section(page, type).getByRole('listitem')
    /** Index of the visible picture of the stack. */
    const seen = () =>
      items.evaluateAll((all) =>
        all.findIndex((item) =>
          item.querySelector('img')?.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        ),
      )
    await expect.poll(seen).toBe(0)

    await items.nth(2).getByRole('link').focus()
    await expect.poll(seen).toBe(2)

    await items.nth(1).getByRole('link').hover()
    await items.nth(2).getByRole('link').blur()
    await expect.poll(seen).toBe(1)
  })
}
