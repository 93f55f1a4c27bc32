import type { Locator, Page } from '@playwright/test'
import puppeteer from 'puppeteer-core'
import { chromiumPath } from '../../support/chromium.ts'
import { expect, test } from '../../support/fixtures.ts'

/** The paths that the browser prefetches for the page, sorted. */
async function watchPrefetches(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const paths = new Set<string>()
  devtools.on('Preload.prefetchStatusUpdated', ({ key }) => paths.add(new URL(key.url).pathname))
  await devtools.send('Preload.enable')
  return () => [...paths].sort()
}

/** Moves the pointer at the edge, where no link is, until the page's script shows the sign that it is at work. */
async function use(page: Page, sign = 'script[type=speculationrules]') {
  await expect(async () => {
    await page.mouse.move(2 + Math.random() * 3, 300 + Math.random() * 50)
    expect(await page.locator(sign).count()).toBeGreaterThan(0)
  }).toPass()
}

/** Scrolls the link to the middle of the screen, and returns its path. */
async function lookAt(link: Locator) {
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return new URL((await link.getAttribute('href')) ?? '', link.page().url()).pathname
}

test('a page that is used prepares the pages of the first two links that stay in the middle of the screen, and of each link that is pointed at', async ({
  page,
}) => {
  const prefetched = await watchPrefetches(page)
  await page.goto('/servicios', { waitUntil: 'load' })
  await page.waitForTimeout(500)
  expect(prefetched(), 'before the first use').toEqual([])

  await use(page)
  const cards = page.locator('main li h2 a')
  await expect.poll(prefetched, 'the first screen').toHaveLength(1)
  const lookedAt = await lookAt(cards.nth(3))
  await expect.poll(prefetched).toContain(lookedAt)
  await lookAt(cards.last())
  await page.waitForTimeout(1000)
  expect(prefetched(), 'never more than two').toHaveLength(2)

  const pointedAt = await lookAt(cards.last())
  await cards.last().hover()
  await expect.poll(prefetched).toContain(pointedAt)
})

/** Scrolls the page to `top` in px, and waits until the browser has told its observers. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate(
    (top) =>
      new Promise<void>((done) => {
        window.scrollTo({ top, behavior: 'instant' })
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          done()
        })
        observer.observe(document.body)
      }),
    top,
  )
}

test('links that the reader scrolls past are not prepared', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  const prefetched = await watchPrefetches(page)
  await page.clock.install()
  await page.goto('/', { waitUntil: 'load' })
  await use(page)
  // The page's own time: on a busy machine a frame may take as long as a reader rests.
  await page.clock.pauseAt(Date.now() + 60_000)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 200) {
    await scrollTo(page, top)
    await page.clock.runFor(50)
  }
  await scrollTo(page, 0)
  await page.clock.runFor(1000)
  await page.waitForTimeout(1000)
  expect(prefetched()).toEqual([])
})

test('a visitor who saves data, or is on a slow line, loads nothing in advance', async ({ page }) => {
  const prefetched = await watchPrefetches(page)
  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '3g' },
  ]) {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      connection,
    )
    await page.goto('/', { waitUntil: 'load' })
    await use(page, '[data-ready]')
    const link = page.locator('main a[href^="/servicios/"]').first()
    await lookAt(link)
    await link.hover()
    await page.waitForTimeout(800)
    expect(prefetched()).toEqual([])
  }
})

test('telephones, WhatsApp, files and the admin are never loaded in advance', async ({ page }) => {
  const prefetched = await watchPrefetches(page)
  await page.goto('/', { waitUntil: 'load' })
  await page.evaluate(() => {
    const main = document.querySelector('main')
    for (const href of ['/admin', '/admin/sitio', '/api/site-content', '/llms.txt', '/medios/1/a.webp'])
      main?.prepend(
        Object.assign(document.createElement('a'), { href, textContent: href, className: 'probe' }),
      )
  })
  await use(page)
  for (const link of await page.locator('.probe, a[href^="tel:"]:visible, a[href*="wa.me"]:visible').all()) {
    await link.hover()
    await page.waitForTimeout(300)
  }
  expect(prefetched()).toEqual([])
})

// Playwright's connection turns prerendering off, Puppeteer's does not.
test('a link that is pointed at opens a page already rendered, which counts as a visit once it is used', async ({
  site,
}) => {
  await using opened = new AsyncDisposableStack()
  const browser = await puppeteer.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  opened.defer(() => browser.close())
  const page = await browser.newPage()
  const visits = () =>
    page.evaluate(() => performance.getEntriesByName(`${location.origin}/api/visits`).length)
  await page.goto(site.url, { waitUntil: 'load' })
  await expect(async () => {
    await page.mouse.move(200 + Math.random() * 50, 300)
    expect(await page.$('script[type=speculationrules]')).not.toBeNull()
  }).toPass()
  const link = await page.waitForSelector('main a[href^="/servicios/"]')
  await link?.scrollIntoView()
  await link?.hover()
  await new Promise((resolve) => setTimeout(resolve, 3000))
  await link?.click()

  // The tab changes to the prepared page, so a first call may meet one that closes.
  await expect(async () => {
    expect(await page.evaluate(() => location.pathname)).toContain('/servicios/')
  }).toPass()
  const activation = () =>
    page.evaluate(() => Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'activationStart'))
  expect(await activation()).toBeGreaterThan(0)
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  expect(await visits(), 'before it is used').toBe(0)
  await expect(async () => {
    await page.mouse.move(200 + Math.random() * 50, 320)
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    expect(await visits()).toBe(1)
  }).toPass()
})
