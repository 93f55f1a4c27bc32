import {
  findHiddenFaces,
  type Shape,
  servePhotographs,
  shapes,
  snapshotWithPhotograph,
} from '../../support/marked-face.ts'
import { later, soakIf } from '../../support/tiers.ts'
import { rounds } from '../../support/variant-site.ts'
import { Faults, test } from '../../support/variants.ts'

const widths = [320, 360, 768, 1280, 1536, 1920]
/** The round of the first screen that has the photograph from side to side. */
const hardest = rounds.findIndex(({ Hero }) => Hero === 'hero-photo-panel')

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

for (const texts of ['short', 'long'] as const) {
  for (const [round, choice] of rounds.entries()) {
    test(
      `variant ${round + 1} of every section hides no face beside ${texts} texts`,
      soakIf(texts === 'short' || round !== hardest, later),
      async ({ page, variantSite }) => {
        test.setTimeout(400_000)
        let shown: Shape = 'wide'
        await servePhotographs(page, () => shown)
        const faults = new Faults(choice, texts === 'long' ? 'hard' : 'sample')
        for (const shape of Object.keys(shapes) as Shape[]) {
          shown = shape
          variantSite.show(snapshotWithPhotograph(texts, shape, choice))
          for (const width of widths) {
            await page.setViewportSize({ width, height: width < 768 ? 740 : 900 })
            await page.goto('/')
            faults.add(await findHiddenFaces(page), `${shape}, ${width} px`)
          }
        }
        faults.expectNone()
      },
    )
  }
}
