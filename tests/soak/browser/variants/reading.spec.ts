import {
  findContrastThemeFaults,
  findKeyboardFaults,
  findSmallTargets,
} from '../../../support/reading-faults.ts'
import { practiceSnapshot, realPractices } from '../../../support/real-practices.ts'
import { findOverflow, findViolations, scrollThrough } from '../../../support/section-faults.ts'
import { rounds } from '../../../support/variant-site.ts'
import { expect, Faults, test } from '../../../support/variants.ts'

test.use({ reducedMotion: 'reduce' })

const [longest] = realPractices()

for (const [round, choice] of rounds.entries()) {
  test(`layout ${round + 1} of every section is read with fingers, keyboard, zoom, large text and a contrast theme`, async ({
    page,
    variantSite,
  }) => {
    if (!longest) throw new Error('There is no practice.')
    const faults = new Faults(choice, 'sample')
    variantSite.show(practiceSnapshot(longest, choice))
    // Nothing is folded in a page that was opened in so wide a window.
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    await expect(async () => {
      await scrollThrough(page)
      await expect(page.locator('[data-island]:not([data-ready])')).toHaveCount(0, { timeout: 5_000 })
    }).toPass()
    faults.add(await findKeyboardFaults(page), 'by keyboard')
    faults.add(await findViolations(page), '1280 px')

    await page.emulateMedia({ forcedColors: 'active' })
    faults.add(await findContrastThemeFaults(page), 'in a contrast theme')
    await page.emulateMedia({ forcedColors: 'none' })

    await page.setViewportSize({ width: 360, height: 740 })
    faults.add(await findSmallTargets(page), '360 px')
    faults.add(await findViolations(page), '360 px')

    // 400 % of a window of 1280 × 1024 px.
    await page.setViewportSize({ width: 320, height: 256 })
    faults.add(await findOverflow(page), 'at 400 %')

    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      faults.add(await findOverflow(page), `text of 32 px, ${width} px`)
    }

    faults.expectNone()
  })
}
