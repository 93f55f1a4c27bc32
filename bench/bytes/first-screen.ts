import { brotliDecompressSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { bytesUntil, endOfLast } from '#tests/first-bytes.ts'
import { openTab } from '../support/browser.ts'

/** Number of bytes of the compressed home page after which the browser has all HTML of its first screen. */
export async function firstScreenBytes(
  browser: Browser,
  url: string,
  screen: BrowserContextOptions,
  compressed: Buffer,
): Promise<number> {
  const context = await browser.newContext({ ...screen, javaScriptEnabled: false })
  const { page } = await openTab(context)
  await page.goto(url)
  const seen = await sectionsInView(page)
  await context.close()

  return bytesUntil(compressed, endOfLast(brotliDecompressSync(compressed).toString(), seen))
}

/** Sections that are visible without scrolling. Floating elements do not count. */
function sectionsInView(page: Page): Promise<string[]> {
  return page.locator('[data-section]').evaluateAll((sections) => {
    const floats = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || floats(element.parentElement))
    const isInView = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      return top < innerHeight && bottom > 0 && width > 0 && element.checkVisibility() && !floats(element)
    }
    return sections
      .filter((section) => [...section.querySelectorAll('*')].some(isInView))
      .map((section) => section.getAttribute('data-section') ?? '')
  })
}
