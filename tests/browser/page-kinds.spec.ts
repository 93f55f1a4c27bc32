import type { Page } from '@playwright/test'
import { axeOn } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { moveMouse } from '../support/mouse.ts'
import { everyPage, pageKinds } from '../support/routes.ts'
import { shiftsSeen, watchShifts } from '../support/section-faults.ts'
import { later, soakIf } from '../support/tiers.ts'
import { transferSize } from '../support/transfer-size.ts'

/** Maximum size of the compressed JavaScript before the first sign of use. */
const scriptBudget = 3 * 1024

test.use({ allowedErrors: /404 \(Not Found\)/ })

/** The layouts of the other kinds are alike. */
const narrowKinds = ['/', '/servicios/ultrasonido-obstetrico', '/contacto']
const wideKinds = ['/', '/enfermedades/endometriosis']

/** One visit checks everything, because loading a page costs most. */
for (const path of pageKinds) {
  for (const width of [360, 768, 1280, 1536]) {
    const isNarrowOrWide = width === 360 || width === 1280
    const isUsual =
      (width === 360 && narrowKinds.includes(path)) || (width === 1280 && wideKinds.includes(path))

    test.describe(`${width} px`, () => {
      // Set from the start: a later change of the size may reach the page as an event of use.
      test.use({ viewport: { width, height: 800 } })

      test(
        `${path} at ${width} px requests only its own files, shifts nothing, does not overflow, and axe finds no fault`,
        soakIf(!isNarrowOrWide, isUsual ? undefined : later),
        async ({ page, site }) => {
          const asked: string[] = []
          page.on('request', (request) => asked.push(request.url()))
          await watchShifts(page)

          await page.goto(path, { waitUntil: 'networkidle' })
          await expectOwnFiles(asked, site.url)
          expect(await page.context().cookies()).toEqual([])
          await scrollSlowly(page)

          expect(await shiftsSeen(page)).toEqual([])
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(overflow).toBeLessThanOrEqual(0)
          if (isNarrowOrWide) expect(await violationsOn(page)).toEqual([])
        },
      )
    })
  }
}

/** What a page requests before the first sign of use. */
async function expectOwnFiles(asked: readonly string[], siteUrl: string): Promise<void> {
  const scripts = asked.filter((address) => address.endsWith('.js'))
  const sizes = await Promise.all(scripts.map(transferSize))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(scriptBudget)
  expect(asked.filter((address) => !address.startsWith(`${siteUrl}/`))).toEqual([])
  expect(asked.filter((address) => address.includes('/api/'))).toEqual([])
}

const scrollSlowly = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 300) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  })

async function violationsOn(page: Page) {
  const { violations } = await axeOn(page).analyze()
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))
}

// Pages of one kind differ only in their texts.
test('axe finds no fault on any page at 360 px', soakIf(true), async ({ page, site }) => {
  test.setTimeout(600_000)
  await page.setViewportSize({ width: 360, height: 800 })
  const paths = await everyPage(site.url)
  expect(paths.length).toBeGreaterThan(pageKinds.length)

  const found: unknown[] = []
  for (const path of paths) {
    await page.goto(path)
    found.push(...(await violationsOn(page)).map((violation) => ({ path, ...violation })))
  }

  expect(found).toEqual([])
})

test('axe finds no fault after the page is used', async ({ page }) => {
  await page.goto('/')
  await moveMouse(page, 10, 10)
  // An island hydrates when it comes near the window; one that is passed before the script has loaded does not.
  const waiting = page.locator('[data-island]:not([data-ready])')
  await expect
    .poll(async () => {
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 500) {
          scrollTo({ top: y, behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      })
      return waiting.count()
    })
    .toBe(0)

  expect(await violationsOn(page)).toEqual([])
})
