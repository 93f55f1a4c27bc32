import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import { openSite } from '#site/open/open-site.ts'
import { PageView } from '#site/pages/page-view.tsx'
import { RenderContextProvider } from '#site/render-context.ts'
import { pagePaths } from '#site/route.ts'
import { searchIndex } from '#site/search/search-index.ts'
import { jsonLd } from '#site/seo/json-ld.ts'
import { pageMetadata } from '#site/seo/page-metadata.ts'
import { sitemap } from '#site/seo/sitemap.ts'
import { basePaths, topicKinds } from '#site/topics.ts'
import { sampleDocuments } from '../../../sample-site/index.ts'
import { siteWithEach } from '../../support/large-site.ts'
import { testPage } from '../../support/site/test-page.ts'
import { defaultsWith, rounds } from '../../support/variant-site.ts'

const siteUrl = 'https://ejemplo.mx'

const contextOf = testPage

const html = (snapshot: Snapshot, path: string): string =>
  renderToStaticMarkup(
    <RenderContextProvider value={contextOf(snapshot, path)}>
      <PageView />
    </RenderContextProvider>,
  )

/** Every layout of every section, in as few selections as possible. */
const selections = rounds.map((choice) =>
  Object.fromEntries(
    Object.entries(defaultsWith(choice)).map(([type, component]) => [type, { component, display: true }]),
  ),
)

/** The list pages, one page of each kind, the home page and the contact page. */
function somePages(snapshot: Snapshot): string[] {
  const details = topicKinds.flatMap((kind) => {
    const [entry] = snapshot[kind]
    return entry ? [`${basePaths[kind]}/${entry.id}`] : []
  })
  return [
    '/',
    '/contacto',
    '/preguntas',
    '/perfil',
    '/como-revisamos',
    '/aviso-de-privacidad',
    '/buscar',
    ...Object.values(basePaths),
    ...details,
  ]
}

/** Paths of the site that a page links to. */
const linksIn = (markup: string) =>
  new Set(Array.from(markup.matchAll(/ href="(\/(?!dibujos|assets)[^"#]*)"/g), ([, path = '']) => path))

describe.each([0, 1, 2, 200])('a site with %i entries of each kind', (count) => {
  const documents = siteWithEach(count)

  test.each(
    selections.map((selection, round) => [round, selection] as const),
  )('has whole pages in every layout (%i)', (_, selection) => {
    const snapshot = parseSnapshot({ ...documents, 'selected-sections': selection })
    const known = new Set([...pagePaths(openSite(snapshot)), '/buscar'])
    for (const path of somePages(snapshot)) {
      const markup = html(snapshot, path)
      expect(markup, path).not.toMatch(/<(ul|ol|dl|nav|h[1-4])\b[^>]*><\/\1>/)
      expect(markup, path).not.toMatch(/>(?:undefined|NaN|null)</)
      expect(
        [...linksIn(markup)].filter((link) => !known.has(link)),
        path,
      ).toEqual([])
    }
  })

  test('lists its entries in its sitemap and its structured data', () => {
    const launchedAt = '2026-01-01T00:00:00.000Z'
    const snapshot = { ...parseSnapshot(documents), launchedAt }
    const map = sitemap(openSite(snapshot), siteUrl)

    for (const kind of topicKinds) {
      expect(map.match(new RegExp(`<loc>${siteUrl}${basePaths[kind]}/(?!pagina/)`, 'g')) ?? []).toHaveLength(
        count,
      )
      expect(map.includes(`<loc>${siteUrl}${basePaths[kind]}</loc>`)).toBe(count > 0)
      expect(pageMetadata(contextOf(snapshot, basePaths[kind])).noIndex).toBe(count === 0)
    }
    const graph = JSON.stringify(jsonLd(contextOf(snapshot, '/')))
    expect(graph.match(/"url":"https:\/\/ejemplo\.mx\/servicios\//g) ?? []).toHaveLength(Math.min(count, 50))
  })
})

test('without entries, menus have no item of the data set, and its list page says so and offers contact', () => {
  const snapshot = parseSnapshot(siteWithEach(0))
  const markup = html(snapshot, '/servicios')

  const [main = ''] = /<main.*<\/main>/s.exec(markup) ?? []
  expect(main).toContain('Por ahora no hay textos publicados aquí.')
  expect(linksIn(main)).toContain('/contacto')
  expect(linksIn(html(snapshot, '/'))).toEqual(
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

test('a hidden entry is on no page, in no menu, list, sitemap, search or structured data', () => {
  const { services, diseases, symptoms, testimonials } = sampleDocuments
  const hide = <Entry extends object>(entries: readonly Entry[], mark: (entry: Entry) => Entry) =>
    entries.map((entry, place) => (place === 0 ? { ...mark(entry), visible: false } : entry))
  const word = 'Zarzamora'
  const snapshot = parseSnapshot({
    ...sampleDocuments,
    services: hide(services, (entry) => ({ ...entry, id: 'zarzamora', title: word })),
    diseases: hide(diseases, (entry) => ({ ...entry, id: 'zarzamora', name: word })),
    symptoms: hide(symptoms, (entry) => ({ ...entry, id: 'zarzamora', name: word })),
    testimonials: hide(testimonials, (entry) => ({ ...entry, name: word })),
  })
  const site = openSite(snapshot)

  const texts = new Map([['/sitemap.xml', sitemap(site, siteUrl)]])
  texts.set('/buscar.json', JSON.stringify(searchIndex(site)))
  for (const path of [...pagePaths(site), '/buscar']) {
    const context = contextOf(snapshot, path)
    const head = JSON.stringify([jsonLd(context), pageMetadata(context)])
    texts.set(path, html(snapshot, path) + head)
  }
  expect(texts.size).toBeGreaterThan(20)
  expect([...texts].flatMap(([path, text]) => (/zarzamora/i.test(text) ? path : []))).toEqual([])
})
