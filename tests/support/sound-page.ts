import type { Page } from '@playwright/test'
import { axeOn } from './axe.ts'
import { expect } from './fixtures.ts'
import { shiftsSeen, watchShifts } from './section-faults.ts'
import { transferSize } from './transfer-size.ts'

/** Maximum size of the compressed JavaScript before the first sign of use. */
const scriptBudget = 3 * 1024

type Options = { readonly url: string; readonly path: string; readonly withAxe: boolean }

/**
 * Opens a page, which may request only its own files, shifts nothing while a person scrolls, and does not overflow. One
 * visit checks everything, because loading a page costs most.
 */
export async function expectSoundPage(page: Page, { url, path, withAxe }: Options): Promise<void> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await watchShifts(page)

  await page.goto(url + path)
  await expectOwnFiles(asked, url)
  expect(await page.context().cookies()).toEqual([])
  await scrollSlowly(page)

  expect(await shiftsSeen(page)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  if (withAxe) expect(await violationsOn(page)).toEqual([])
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
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    // Shifts are reported after the frame that draws them.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

export async function violationsOn(page: Page) {
  const { violations } = await axeOn(page).analyze()
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))
}
