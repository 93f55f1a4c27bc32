import type { Page } from '@playwright/test'
import { findOverflow } from './section-faults.ts'
import { defaultsWith, snapshotOf, type VariantSite } from './variant-site.ts'
import { Faults } from './variants.ts'
import { openForWords } from './word-faults.ts'

/**
 * Sets the font size in the browser's settings. A style on the page would not do: media queries follow the settings.
 * @returns a function that sets it.
 */
export async function browserFontSize(page: Page) {
  const session = await page.context().newCDPSession(page)
  return (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** Expects a page of the sample to stay within the window in larger text. */
export async function expectWithinWindow(page: Page, site: VariantSite, path: string): Promise<void> {
  const choice = defaultsWith()
  const faults = new Faults(choice, 'sample')
  site.show(snapshotOf('sample', choice))
  const setFontSize = await browserFontSize(page)
  await openForWords(page, path)
  for (const size of [24, 32]) {
    await setFontSize(size)
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      faults.add(await findOverflow(page), `text of ${size} px, ${width} px`)
    }
  }
  faults.expectNone()
}
