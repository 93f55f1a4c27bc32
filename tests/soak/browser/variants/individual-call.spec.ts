import { findOverflow, findViolations } from '../../../support/section-faults.ts'
import { soakIf } from '../../../support/tiers.ts'
import { type Choice, type ContentName, variantsOf } from '../../../support/variant-site.ts'
import { expect, Faults, openChoice, test } from '../../../support/variants.ts'

const type = 'CallToActionIndividual'
/** The section shows no list, and without topics it has no page. */
const contents: readonly ContentName[] = ['sample', 'hard', 'bare']
const path = '/servicios/ultrasonido-obstetrico'

for (const variant of variantsOf(type)) {
  for (const content of contents) {
    test(
      `a topic page handles ${variant} with the content «${content}»`,
      soakIf(content !== 'hard' || variant !== variantsOf(type)[0]),
      async ({ page, variantSite }) => {
        const [Header = ''] = variantsOf('Header')
        const choice: Choice = { Header, [type]: variant }
        const faults = new Faults(choice, content)
        await page.setViewportSize({ width: 1280, height: 800 })
        const { complaints } = await openChoice(page, variantSite, { content, choice, path })
        await expect(page.locator(`[data-section="${type}"]`)).toHaveCount(1)

        for (const width of [1280, 1920, 768, 360]) {
          await page.setViewportSize({ width, height: 800 })
          const isInSection = ({ section }: { section: string }) => section === type
          faults.add((await findOverflow(page)).filter(isInSection), `${width} px`)
          if (width === 1280 || width === 360)
            faults.add(await findViolations(page, { within: `[data-section="${type}"]` }), `${width} px`)
        }
        faults.add(complaints(), 'any width')
        faults.expectNone()
      },
    )
  }
}
