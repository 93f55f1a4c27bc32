import { expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { openSite } from '#site/open/open-site.ts'
import { pagePaths } from '#site/route.ts'
import { searchIndex } from '#site/search/search-index.ts'
import { jsonLd } from '#site/seo/json-ld.ts'
import { pageMetadata } from '#site/seo/page-metadata.ts'
import { sitemap } from '#site/seo/sitemap.ts'
import { basePaths, topicKinds } from '#site/topics.ts'
import { sampleDocuments } from '../../../sample-site/index.ts'
import { siteWithEach } from '../../support/large-site.ts'
import { testPage } from '../../support/site/test-page.ts'
import { faultsOfPages, linksIn, pageHtml } from '../../support/site/whole-pages.tsx'

const siteUrl = 'https://ejemplo.mx'

test.each([0, 60])('a site with %i entries of each kind has whole pages', (count) => {
  expect(faultsOfPages(parseSnapshot(siteWithEach(count)))).toEqual([])
})

test.each([
  0, 1, 2, 60,
])('a site with %i entries of each kind lists its entries in its sitemap and its structured data', (count) => {
  const launchedAt = '2026-01-01T00:00:00.000Z'
  const snapshot = { ...parseSnapshot(siteWithEach(count)), launchedAt }
  const map = sitemap(openSite(snapshot), siteUrl)

  for (const kind of topicKinds) {
    expect(map.match(new RegExp(`<loc>${siteUrl}${basePaths[kind]}/(?!pagina/)`, 'g')) ?? []).toHaveLength(
      count,
    )
    expect(map.includes(`<loc>${siteUrl}${basePaths[kind]}</loc>`)).toBe(count > 0)
    expect(pageMetadata(testPage(snapshot, basePaths[kind])).noIndex).toBe(count === 0)
  }
  const graph = JSON.stringify(jsonLd(testPage(snapshot, '/')))
  expect(graph.match(/"url":"https:\/\/ejemplo\.mx\/servicios\//g) ?? []).toHaveLength(Math.min(count, 50))
})

test('without entries, menus have no item of the data set, and its list page says so and offers contact', () => {
  const snapshot = parseSnapshot(siteWithEach(0))
  const markup = pageHtml(snapshot, '/servicios')

  const [main = ''] = /<main.*<\/main>/s.exec(markup) ?? []
  expect(main).toContain('Por ahora no hay textos publicados aquí.')
  expect(linksIn(main)).toContain('/contacto')
  expect(linksIn(pageHtml(snapshot, '/'))).toEqual(
    new Set([
      '/',
      '/contacto',
      '/preguntas',
      '/perfil',
      '/como-revisamos',
      '/aviso-de-privacidad',
      '/buscar',
    ]),
  )
})

test('a hidden entry, and the recorded data of a consent, are on no page, in no menu, list, sitemap, search or structured data', () => {
  const { services, diseases, symptoms, testimonials } = sampleDocuments
  const hide = <Entry extends object>(entries: readonly Entry[], mark: (entry: Entry) => Entry) =>
    entries.map((entry, place) => (place === 0 ? { ...mark(entry), visible: false } : entry))
  const word = 'Zarzamora'
  const consent = {
    ...{ isWritten: true, givenOn: '2026-02-03', way: 'signature' as const },
    ...{ note: 'Zarzamora, hoja 7', withdrawnOn: '' },
  }
  const snapshot = parseSnapshot({
    ...sampleDocuments,
    services: hide(services, (entry) => ({ ...entry, id: 'zarzamora', title: word })),
    diseases: hide(diseases, (entry) => ({ ...entry, id: 'zarzamora', name: word })),
    symptoms: hide(symptoms, (entry) => ({ ...entry, id: 'zarzamora', name: word })),
    testimonials: [
      ...hide(testimonials, (entry) => ({ ...entry, name: word })),
      { id: 'uno', name: 'Paciente Uno', shortTestimonial: 'Me explicó todo.', consent },
    ],
  })
  const site = openSite(snapshot)

  const texts = new Map([['/sitemap.xml', sitemap(site, siteUrl)]])
  texts.set('/buscar.json', JSON.stringify(searchIndex(site)))
  for (const path of [...pagePaths(site), '/buscar']) {
    const context = testPage(snapshot, path)
    const head = JSON.stringify([jsonLd(context), pageMetadata(context)])
    texts.set(path, pageHtml(snapshot, path) + head)
  }
  expect(texts.size).toBeGreaterThan(20)
  expect(texts.get('/')).toContain('Paciente Uno')
  const hidden = /zarzamora|2026-02-03|"signature"|givenOn|withdrawnOn/i
  expect([...texts].flatMap(([path, text]) => (hidden.test(text) ? path : []))).toEqual([])
})
