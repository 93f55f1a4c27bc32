import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'

/** Returns the widths at the start of what moves while a page appears, by its name; none without a transition. */
async function watchTransition(page: Page) {
  await page.addInitScript(() =>
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready
      const moving = document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return []
        const name = /^::view-transition-group\((.+)\)$/.exec(effect.pseudoElement ?? '')?.[1]
        const [{ width } = { width: undefined }] = effect.getKeyframes()
        return name ? [[name, Number.parseFloat(String(width))]] : []
      })
      Object.assign(window, { moving: Object.fromEntries(moving) })
    }),
  )
  return async (): Promise<Record<string, number>> => {
    const moving = await page.waitForFunction(() => Reflect.get(window, 'moving'))
    return moving.jsonValue()
  }
}

/** Moves the pointer until the page's script is at work. */
async function use(page: Page) {
  await expect(async () => {
    await page.mouse.move(2, 300 + Math.random() * 50)
    expect(await page.locator('[data-ready]').count()).toBeGreaterThan(0)
  }).toPass()
}

async function openUsedList(page: Page) {
  await page.goto('/servicios')
  await use(page)
}

test('the tapped link becomes the title of the next page, on each page of a visit', async ({ page }) => {
  // No page is prepared.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  const moving = await watchTransition(page)
  await openUsedList(page)

  const links = [
    page.locator('main li h2 a').nth(3),
    page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Servicios' }),
    page.locator('main li h2 a').nth(4),
  ]
  for (const link of links) {
    const from = page.url()
    await expect(async () => {
      if (page.url() !== from) await page.goto(from)
      await use(page)
      await link.scrollIntoViewIfNeeded()
      const width = await link.evaluate((element) => element.getBoundingClientRect().width)
      await link.click()
      await expect(page).not.toHaveURL(from)
      const { title } = await moving()
      expect(title, `on the way from ${from}`).toBeCloseTo(width, 0)
    }, 'a busy browser may leave the movement out').toPass()
  }
})

test('a page that is prepared before the tap appears at once, and another one with the transition', async ({
  page,
}) => {
  const moving = await watchTransition(page)
  const cards = page.locator('main li h2 a')
  const tap = async (kind: 'prepared' | 'other') => {
    await openUsedList(page)
    // The page prepares no more than two.
    for (const index of [2, 4, 6]) {
      await cards.nth(index).evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await page.waitForTimeout(600)
    }
    const marked = page.locator('main [data-likely]')
    await expect(marked).toHaveCount(2)
    const unmarked = page.locator('main li h2 a:not([data-likely])')
    await (kind === 'prepared' ? marked : unmarked).last().click()
    await expect(page).toHaveURL(/servicios\//)
    return Object.keys(await moving()).sort()
  }
  expect(await tap('prepared')).toEqual([])
  await expect(async () => {
    expect(await tap('other')).toEqual(['root', 'title'])
  }, 'a busy browser may leave the movement out').toPass()
})

test('nothing moves for a visitor who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = await watchTransition(page)
  await openUsedList(page)
  await page.locator('main li h2 a').first().click()
  await expect(page).toHaveURL(/servicios\//)
  expect(await moving()).toEqual({})
})
