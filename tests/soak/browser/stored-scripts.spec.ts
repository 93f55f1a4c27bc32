import { expect } from '../../support/fixtures.ts'
import { expectTextOnly, test } from '../../support/hostile-site.ts'
import { pageKinds } from '../../support/routes.ts'
import { rounds } from '../../support/variant-site.ts'

test('every layout renders the text of every field as text only', async ({ hostileSite, page }) => {
  test.slow()
  await expectTextOnly(page, hostileSite, rounds.length)
})

test('a browser that uses the pages executes none of the hostile texts', async ({ hostileSite, page }) => {
  const alarms: string[] = []
  page.on('dialog', (dialog) => {
    alarms.push(`dialog: ${dialog.message()}`)
    dialog.dismiss().catch(() => {})
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(hostileSite.url)) alarms.push(`request: ${request.url()}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`)
    })
  })

  for (const path of pageKinds.filter((kind) => kind !== '/no-existe')) {
    await page.goto(hostileSite.url + path)
    // Hydrates the islands, which render the same texts again in the browser.
    await page.mouse.move(100, 100)
    await page.mouse.wheel(0, 20_000)
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Tab')

    expect(await page.evaluate(() => 'xss' in window), path).toBe(false)
  }
  expect(alarms).toEqual([])
})
