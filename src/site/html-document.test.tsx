import { expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { testPage } from '#tests/site/test-page.ts'
import { htmlDocument } from './html-document.tsx'
import type { Audience } from './renderer-types.ts'
import type { Route } from './route.ts'

const loader = { src: '/carga.js', integrity: '' }
const styles = { ofFirstScreen: '', ofRest: '', hashes: [] }

function documentFor(audience: Audience | undefined, route: Route = { page: 'home' }, countsVisits = true) {
  const snapshot = parseSnapshot(sampleDocuments)
  snapshot['site-content'].privacy.countsVisits = countsVisits
  return htmlDocument({ context: { ...testPage(snapshot, '/', route), audience }, body: '', styles, loader })
}

/** Whether the loader of a page counts visits. */
const isCounted = (...about: Parameters<typeof documentFor>) => documentFor(...about).includes('data-visits')

test('a phone makes no links of the numbers of licences', () => {
  expect(documentFor('visitors')).toContain('<meta name="format-detection" content="telephone=no"/>')
})

test('visits are counted only on pages that visitors get from the server, while the owner wants it', () => {
  expect(isCounted('visitors')).toBe(true)
  expect(isCounted('export')).toBe(false)
  expect(isCounted('preview')).toBe(false)
  expect(isCounted(undefined)).toBe(false)
  expect(isCounted('visitors', { page: 'not-found' })).toBe(false)
  expect(isCounted('visitors', { page: 'home' }, false)).toBe(false)
})

test('browsers may prepare the next page for visitors, and not where the owner looks at a draft', () => {
  const prepares = (audience: Audience | undefined) =>
    documentFor(audience).includes('<script type="speculationrules">')

  expect([prepares('visitors'), prepares('export')]).toEqual([true, true])
  expect([prepares('preview'), prepares(undefined)]).toEqual([false, false])
})
