import { expect, test } from '../support/fixtures.ts'
import { findOverflow } from '../support/section-faults.ts'
import { expectSoundPage } from '../support/sound-page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.use({ viewport: { width: 360, height: 800 } })

test('a campaign on a phone requests only its own files, shifts nothing, does not overflow, and axe finds no fault', async ({
  page,
  siteWithPages,
}) => {
  await expectSoundPage(page, { url: siteWithPages.url, path: '/paginas/vacuna-vph', withAxe: true })

  expect(await findOverflow(page)).toEqual([])
})
