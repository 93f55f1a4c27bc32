import { expect, test } from 'vitest'
import { snapshotWithPages } from '../../support/own-pages.ts'
import { htmlFaults, renderer } from '../../support/site/valid-html.ts'
import { snapshotWithPlaces } from '../../support/site-with-places.ts'
import { contentNames, defaultsWith, rounds, snapshotOf } from '../../support/variant-site.ts'

test.each([
  ['the sample', snapshotOf('sample', defaultsWith())],
  ['four places', snapshotWithPlaces(4)],
  ['a site with pages of her own', snapshotWithPages()],
])('every page of %s is valid HTML', async (_name, snapshot) => {
  const paths = [...renderer.open(snapshot).paths(), '/no-existe']

  expect(paths.length).toBeGreaterThan(35)
  for (const path of paths) expect(await htmlFaults(snapshot, path)).toEqual([])
})

test.each(contentNames)('every layout is valid HTML with the content %s', async (content) => {
  for (const choice of rounds) expect(await htmlFaults(snapshotOf(content, choice), '/')).toEqual([])
})
