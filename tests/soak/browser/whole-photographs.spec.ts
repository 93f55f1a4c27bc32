import { shapes, snapshotWithPhotograph } from '../../support/marked-face.ts'
import { defaultsWith } from '../../support/variant-site.ts'
import { expect, test } from '../../support/variants.ts'
import { expectEach } from './each.ts'

const paths = ['/perfil', '/enfermedades/endometriosis', '/sintomas/dolor-pelvico']

test.use({ viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' })

// The gate has the tall one.
test('a photograph of an article has the room of all of it on a phone before it loads', async ({
  page,
  variantSite,
}) => {
  // No photograph is answered.
  await page.route('**/medios/**', () => undefined)
  await expectEach(['wide', 'square'] as const, async (shape) => {
    variantSite.show(snapshotWithPhotograph('short', shape, defaultsWith()))
    for (const path of paths) {
      await page.mainFrame().goto(path, { waitUntil: 'domcontentloaded' })
      const ratio = await page
        .locator('article > picture > img')
        .evaluate((image) => image.clientHeight / image.clientWidth)

      expect(ratio, path).toBeCloseTo(shapes[shape].height / shapes[shape].width, 1)
    }
  })
})
