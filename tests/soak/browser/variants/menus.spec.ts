import type { Page } from '@playwright/test'
import { findOverflow, findViolations } from '../../../support/section-faults.ts'
import { settled } from '../../../support/settled.ts'
import { variantsOf } from '../../../support/variant-site.ts'
import { expect, Faults, openChoice, test } from '../../../support/variants.ts'

const header = '[data-section="Header"]'

/** The closed buttons of a menu at this width. */
const openers = (page: Page) => page.locator(`${header} button[aria-expanded="false"]:visible`)

// The other sweeps show each header with one of the menus.
test('every header has room for every menu, and shows four networks at 1280 px', async ({
  page,
  variantSite,
}) => {
  for (const Header of variantsOf('Header'))
    for (const NavMenu of variantsOf('NavMenu')) {
      const choice = { Header, NavMenu }
      const faults = new Faults(choice, 'sample')
      await page.setViewportSize({ width: 1280, height: 800 })
      const { complaints } = await openChoice(page, variantSite, { content: 'sample', choice })
      for (const name of ['Facebook', 'Instagram', 'TikTok', 'YouTube']) {
        const link = page.locator(header).getByRole('link', { name, exact: true })
        await expect(link, `${name} in ${Header} with ${NavMenu}`).toBeVisible()
        await link.click({ trial: true })
      }
      for (const width of [1920, 1280, 768, 360]) {
        await page.setViewportSize({ width, height: 800 })
        faults.add(await findOverflow(page), `with ${NavMenu}, ${width} px`)
        if (width === 1280 || width === 360)
          faults.add(await findViolations(page, { within: header }), `with ${NavMenu}, ${width} px`)
      }
      faults.add(complaints(), `with ${NavMenu}`)
      faults.expectNone()
    }
})

test('every menu stays within the window when it is open', async ({ page, variantSite }) => {
  const [Header = ''] = variantsOf('Header')
  for (const NavMenu of variantsOf('NavMenu')) {
    const choice = { Header, NavMenu }

    for (const content of ['sample', 'hard'] as const) {
      for (const width of [1280, 360]) {
        const faults = new Faults(choice, content)
        await page.setViewportSize({ width, height: 800 })
        const { complaints } = await openChoice(page, variantSite, { content, choice })
        const first = openers(page).first()
        if ((await first.count()) === 0) continue
        await first.click()
        await settled(page.locator(header))
        faults.add(await findOverflow(page), `open, ${width} px`)
        faults.add(await findViolations(page, { within: header }), `open, ${width} px`)
        faults.add(complaints(), `open, ${width} px`)
        faults.expectNone()
      }
    }
  }
})
