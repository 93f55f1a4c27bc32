import {
  findOverflow,
  findViolations,
  scrollThrough,
  shiftsSeen,
  watchShifts,
} from '../../../support/section-faults.ts'
import { soakIf } from '../../../support/tiers.ts'
import { type ContentName, contentNames, rounds } from '../../../support/variant-site.ts'
import { Faults, openChoice, test } from '../../../support/variants.ts'

const height = 800

/** Contents that differ from the sample only in the number of items: axe checks them at one width. */
const isCounted = (content: ContentName) => ['empty', 'one', 'forty'].includes(content)

/** With many items, axe checks only the first item of each list. */
const repeated = 'main li:nth-child(n + 6)'

for (const content of contentNames) {
  for (const [round, choice] of rounds.entries()) {
    // The hard content finds most faults. The soak tier shows the other layouts.
    test(
      `variant ${round + 1} of every section handles the content «${content}»`,
      soakIf(content !== 'hard' || round > 0),
      async ({ page, variantSite }) => {
        const faults = new Faults(choice, content)
        await watchShifts(page)

        for (const [first, second] of [
          [1280, 1920],
          [360, 768],
        ] as const) {
          await page.setViewportSize({ width: first, height })
          const { complaints } = await openChoice(page, variantSite, { content, choice })
          await scrollThrough(page)
          faults.add(await shiftsSeen(page), `${first} px`)
          faults.add(await findOverflow(page), `${first} px`)
          if (first === 360 || !isCounted(content))
            faults.add(
              await findViolations(page, content === 'forty' ? { without: repeated } : {}),
              `${first} px`,
            )
          await page.setViewportSize({ width: second, height })
          faults.add(await findOverflow(page), `${second} px`)
          faults.add(complaints(), `${first} px`)
        }

        faults.expectNone()
      },
    )
  }
}
