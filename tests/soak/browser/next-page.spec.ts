import type { Page } from '@playwright/test'
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

test('the page of a link is prepared once the link is pointed at', async ({ page }) => {
  const prefetched = await watchPrefetches(page)
  await page.goto('/servicios', { waitUntil: 'load' })
  await page.waitForTimeout(500)
  expect(prefetched(), 'before').toEqual([])

  const card = page.locator('main li h2 a').last()
  await card.hover()

  await expect.poll(prefetched).toEqual([await card.getAttribute('href')])
})

test('telephones, WhatsApp, files, searches and the admin are never loaded in advance', async ({ page }) => {
  const prefetched = await watchPrefetches(page)
  await page.goto('/', { waitUntil: 'load' })
  await page.evaluate(() => {
    const main = document.querySelector('main')
    for (const href of ['/admin', '/api/site-content', '/llms.txt', '/medios/1/a.webp', '/buscar?q=mioma'])
      main?.prepend(
        Object.assign(document.createElement('a'), { href, textContent: href, className: 'probe' }),
      )
  })
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
