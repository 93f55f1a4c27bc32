import {
  findOverflow,
  findViolations,
  scrollThrough,
  shiftsSeen,
  watchShifts,
} from '../../../support/section-faults.ts'
import { type ContentName, contentNames, rounds } from '../../../support/variant-site.ts'
import { Faults, openChoice, test } from '../../../support/variants.ts'
import { expectEach } from '../each.ts'

const height = 800

/** Contents that differ from the sample only in the number of items: axe has nothing else to check there. */
const isCounted = (content: ContentName) => ['empty', 'one', 'forty'].includes(content)

for (const [round, choice] of rounds.entries()) {
  test(`variant ${round + 1} of every section handles each content`, async ({ page, variantSite }) => {
    test.setTimeout(600_000)
    await watchShifts(page)
    await expectEach(contentNames, async (content) => {
      const faults = new Faults(choice, content)
      for (const [first, second] of [
        [1280, 1920],
        [360, 768],
      ] as const) {
        await page.setViewportSize({ width: first, height })
        const { complaints } = await openChoice(page, variantSite, { content, choice })
        await scrollThrough(page)
        faults.add(await shiftsSeen(page), `${first} px`)
        faults.add(await findOverflow(page), `${first} px`)
        if (!isCounted(content)) faults.add(await findViolations(page), `${first} px`)
        await page.setViewportSize({ width: second, height })
        faults.add(await findOverflow(page), `${second} px`)
        faults.add(complaints(), `${first} px`)
      }
      faults.expectNone()
    })
  })
}
