import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { pageKinds } from '../support/routes.ts'

test.use({ allowedErrors: /404 \(Not Found\)/ })

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test('sections far from the window are laid out after the first moments', async ({ page }) => {
  // Holds the page in its first moments.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      for (const animation of document.getAnimations()) animation.pause()
    }),
  )
  const isLaidOut = (section: string) =>
    page
      .locator(`[data-section=${section}] > *`)
      .evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))

  await page.goto('/', { waitUntil: 'load' })
  expect(await isLaidOut('Hero')).toBe(true)
  expect(await isLaidOut('Footer')).toBe(false)

  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect.poll(() => isLaidOut('Footer')).toBe(true)
})

test('a link to a section far below opens the page there', async ({ page }) => {
  await page.goto('/#costos', { waitUntil: 'load' })
  await page.waitForTimeout(1000)
  const top = await page.locator('#costos').evaluate((section) => section.getBoundingClientRect().top)
  expect(Math.abs(top - 84)).toBeLessThanOrEqual(4)
})

test('a page that is loaded again shows the same place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  for (const place of ['PhotosGallery', 'Insurance', 'Footer']) {
    const section = page.locator(`[data-section=${place}] > *`)
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    const top = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await expect.poll(top, place).toBeLessThan(100)
    const before = await top()

    await page.reload()
    await page.waitForTimeout(1000)
    expect(Math.abs((await top()) - before), place).toBeLessThanOrEqual(40)
  }
})

test('a page is as high after its first moments as without them', async ({ page }) => {
  for (const path of pageKinds) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const height = await heightOf(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(path)
    await expect.poll(() => heightOf(page), path).toBe(height)
  }
})
