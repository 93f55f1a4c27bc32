import { test } from '../support/fixtures.ts'
import { gateKinds } from '../support/routes.ts'
import { expectSoundPage } from '../support/sound-page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const { path, width } of gateKinds) {
  test.describe(`${width} px`, () => {
    // Set from the start: a later change of the size may reach the page as an event of use.
    test.use({ viewport: { width, height: 800 } })

    test(`${path} at ${width} px requests only its own files, shifts nothing, does not overflow, and axe finds no fault`, async ({
      page,
      site,
    }) => {
      await expectSoundPage(page, { url: site.url, path, withAxe: true })
    })
  })
}
