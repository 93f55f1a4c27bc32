import { type Amount, amounts, snapshotOfAmount } from '../../../support/amounts.ts'
import { findOverflow } from '../../../support/section-faults.ts'
import { findSparseFaults } from '../../../support/sparse-faults.ts'
import { rounds } from '../../../support/variant-site.ts'
import { Faults, test } from '../../../support/variants.ts'

// `scripts/layouts-sheet.ts` writes pictures of the same layouts and amounts.

const paths = ['/', '/servicios', '/enfermedades/menopausia-y-climaterio']

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [round, choice] of rounds.entries()) {
  test(`variant ${round + 1} of every section looks finished with no, one, two and many items`, async ({
    page,
    variantSite,
  }) => {
    const faults = new Faults(choice, 'sample')
    for (const amount of Object.keys(amounts) as Amount[]) {
      variantSite.show(snapshotOfAmount(amount, choice))
      for (const path of amount === 'none' ? paths.slice(0, 2) : paths) {
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto(path)
        for (const width of [1280, 768, 360]) {
          await page.setViewportSize({ width, height: 900 })
          const where = `${amount} on ${path}, ${width} px`
          faults.add(await findSparseFaults(page), where)
          faults.add(await findOverflow(page), where)
        }
      }
    }
    faults.expectNone()
  })
}
