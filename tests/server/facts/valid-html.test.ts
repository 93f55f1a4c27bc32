import { expect, test } from 'vitest'
import { snapshotWithPages } from '../../support/own-pages.ts'
import { pageKinds } from '../../support/routes.ts'
import { htmlFaults } from '../../support/site/valid-html.ts'
import { defaultsWith, snapshotOf } from '../../support/variant-site.ts'

test('one page of every kind is valid HTML', async () => {
  const sample = snapshotOf('sample', defaultsWith())

  for (const path of pageKinds) expect(await htmlFaults(sample, path)).toEqual([])
})

test('a page of her own is valid HTML', async () => {
  const site = snapshotWithPages()

  expect(await htmlFaults(site, `/paginas/${site.pages[0]?.id}`)).toEqual([])
})
