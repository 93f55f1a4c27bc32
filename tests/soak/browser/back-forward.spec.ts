import puppeteer from 'puppeteer-core'
import { chromiumPath } from '../../support/chromium.ts'
import { expect, test } from '../../support/fixtures.ts'
import { pageKinds } from '../../support/routes.ts'

// Playwright's browser has no back/forward cache.
test('going back shows every kind of page as it was left, from the browser’s cache', async ({ site }) => {
  test.slow()
  await using opened = new AsyncDisposableStack()
  const browser = await puppeteer.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  opened.defer(() => browser.close())

  // Browsers never keep a page with an error status.
  for (const path of pageKinds.filter((path) => path !== '/no-existe')) {
    const page = await browser.newPage()
    await page.goto(site.url + path, { waitUntil: 'load' })
    await expect(async () => {
      await page.mouse.move(200 + Math.random() * 50, 300)
      expect(await page.$('[data-ready]')).not.toBeNull()
    }).toPass()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.goto(`${site.url}/como-revisamos?otra`, { waitUntil: 'load' })
    await page.goBack()

    const reasons = () =>
      page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation')
        return JSON.stringify(entry && Reflect.get(entry, 'notRestoredReasons'))
      })
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage')), `${path}: ${await reasons()}`).toBe(
      true,
    )
    await page.close()
  }
})
