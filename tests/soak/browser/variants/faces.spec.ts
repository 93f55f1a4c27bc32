import {
  findHiddenFaces,
  type Shape,
  servePhotographs,
  shapes,
  snapshotWithPhotograph,
} from '../../../support/marked-face.ts'
import { soakIf } from '../../../support/tiers.ts'
import { defaultsWith, rounds } from '../../../support/variant-site.ts'
import { Faults, test } from '../../../support/variants.ts'

const widths = [320, 360, 768, 1280, 1536, 1920]
/** The round of the first screen that has the photograph from side to side. */
const hardest = rounds.findIndex(({ Hero }) => Hero === 'hero-photo-panel')

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

for (const texts of ['short', 'long'] as const) {
  for (const [round, choice] of rounds.entries()) {
    test(
      `variant ${round + 1} of every section hides no face beside ${texts} texts`,
      soakIf(texts === 'short' || round !== hardest),
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

/**
 * One page of every kind that shows photographs, besides the home page. Not the contact page, whose pictures stand for a
 * map and an agenda until these are opened.
 */
const paths = [
  ...['/perfil', '/servicios', '/servicios/ultrasonido-obstetrico', '/enfermedades'],
  ...['/enfermedades/endometriosis', '/sintomas', '/sintomas/dolor-pelvico'],
]

test('the other pages hide no face', async ({ page, variantSite }) => {
  test.setTimeout(400_000)
  let shown: Shape = 'wide'
  await servePhotographs(page, () => shown)
  const choice = defaultsWith()
  const faults = new Faults(choice, 'sample')
  for (const shape of Object.keys(shapes) as Shape[]) {
    shown = shape
    variantSite.show(snapshotWithPhotograph('short', shape, choice))
    for (const path of paths) {
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: width < 768 ? 740 : 900 })
        await page.goto(path)
        faults.add(await findHiddenFaces(page), `${path}, ${shape}, ${width} px`)
      }
    }
  }
  faults.expectNone()
})
