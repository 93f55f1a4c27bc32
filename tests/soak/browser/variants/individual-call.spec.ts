import { findOverflow, findViolations } from '../../../support/section-faults.ts'
import { type Choice, type ContentName, variantsOf } from '../../../support/variant-site.ts'
import { expect, Faults, openChoice, test } from '../../../support/variants.ts'
import { expectEach } from '../each.ts'

const type = 'CallToActionIndividual'
/** The section shows no list, and without topics it has no page. */
const contents: readonly ContentName[] = ['sample', 'hard', 'bare']
const path = '/servicios/ultrasonido-obstetrico'

const cases = variantsOf(type).flatMap((variant) => contents.map((content) => ({ variant, content })))

test('a topic page handles each individual call with each content', async ({ page, variantSite }) => {
  await expectEach(cases, async ({ variant, content }) => {
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
  })
})
