import { shapes, snapshotWithPhotograph } from '../../support/marked-face.ts'
import { defaultsWith } from '../../support/variant-site.ts'
import { expect, test } from '../../support/variants.ts'

const paths = ['/perfil', '/enfermedades/endometriosis', '/sintomas/dolor-pelvico']

test.use({ viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' })

// The gate has the tall one.
for (const shape of ['wide', 'square'] as const) {
  test(`a ${shape} photograph of an article has the room of all of it on a phone before it loads`, async ({
    page,
    variantSite,
  }) => {
    variantSite.show(snapshotWithPhotograph('short', shape, defaultsWith()))
    // No photograph is answered.
    await page.route('**/medios/**', () => undefined)
    for (const path of paths) {
      await page.mainFrame().goto(path, { waitUntil: 'domcontentloaded' })
      const ratio = await page
        .locator('article > picture > img')
        .evaluate((image) => image.clientHeight / image.clientWidth)

      expect(ratio, path).toBeCloseTo(shapes[shape].height / shapes[shape].width, 1)
    }
  })
}
