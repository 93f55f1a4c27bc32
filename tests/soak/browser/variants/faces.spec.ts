import {
  findHiddenFaces,
  type Shape,
  servePhotographs,
  shapes,
  snapshotWithPhotograph,
} from '../../../support/marked-face.ts'
import { defaultsWith, rounds } from '../../../support/variant-site.ts'
import { Faults, test } from '../../../support/variants.ts'

const widths = [320, 768, 1280, 1920]
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

for (const [round, choice] of rounds.entries()) {
  test(`variant ${round + 1} of every section hides no face beside its texts`, async ({
    page,
    variantSite,
  }) => {
    test.setTimeout(400_000)
    let shown: Shape = 'wide'
    await servePhotographs(page, () => shown)
    // Long texts cover most.
    const faults = new Faults(choice, 'hard')
    for (const shape of Object.keys(shapes) as Shape[]) {
      shown = shape
      variantSite.show(snapshotWithPhotograph('long', shape, choice))
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 768 ? 740 : 900 })
        await page.goto('/')
        faults.add(await findHiddenFaces(page), `${shape}, ${width} px`)
      }
    }
    faults.expectNone()
  })
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
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: width < 768 ? 740 : 900 })
        await page.goto(path)
        faults.add(await findHiddenFaces(page), `${path}, ${shape}, ${width} px`)
      }
    }
  }
  faults.expectNone()
})
