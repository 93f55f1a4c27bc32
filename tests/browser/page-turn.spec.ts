import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

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

/** Opens a list, and moves the pointer until the page's script is at work. */
async function useList(page: Page) {
  await page.goto('/servicios')
  await expect(async () => {
    await page.mouse.move(2, 300 + Math.random() * 50)
    expect(await page.locator('script[type=speculationrules]').count()).toBe(1)
  }).toPass()
}

test('the tapped link becomes the title of the next page, on each page of a visit', async ({ page }) => {
  const moving = await watchTransition(page)
  await useList(page)

  const links = [
    page.locator('main li h2 a').nth(3),
    page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Servicios' }),
    page.locator('main li h2 a').nth(4),
  ]
  for (const link of links) {
    await link.scrollIntoViewIfNeeded()
    const width = await link.evaluate((element) => element.getBoundingClientRect().width)
    const from = page.url()
    await link.click()
    await expect(page).not.toHaveURL(from)
    const { title } = await moving()
    expect(title).toBeCloseTo(width, 0)
  }
})

test('nothing moves for a visitor who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = await watchTransition(page)
  await useList(page)
  await page.locator('main li h2 a').first().click()
  await expect(page).toHaveURL(/servicios\//)
  expect(await moving()).toEqual({})
})
