import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { openSite } from '#site/open/open-site.ts'
import { PageView } from '#site/pages/page-view.tsx'
import { RenderContextProvider } from '#site/render-context.ts'
import { findRoute, pagePaths } from '#site/route.ts'
import { pageMetadata } from '#site/seo/page-metadata.ts'
import { largeSite } from '../../support/large-site.ts'
import { testPage } from '../../support/site/test-page.ts'

// 100 entries in each of the three data sets.
const snapshot = parseSnapshot(largeSite(300))
const site = openSite(snapshot)

const contextOf = (path: string) => testPage(snapshot, path)

function html(path: string): string {
  return renderToStaticMarkup(
    <RenderContextProvider value={contextOf(path)}>
      <PageView />
    </RenderContextProvider>,
  )
}

/** Distinct service addresses that a part of a page links to. */
function servicesIn(markup: string): string[] {
  const links = markup.matchAll(/href="(\/servicios\/(?!pagina\/)[^"]+)"/g)
  return [...new Set(Array.from(links, ([, address = '']) => address))]
}

describe('a list of a hundred entries', () => {
  const pages = pagePaths(site).filter((path) => /^\/servicios(?:\/pagina\/\d+)?$/.test(path))

  test('is split into pages that together name every entry', () => {
    const mains = pages.map((path) => /<main.*<\/main>/s.exec(html(path))?.[0] ?? '')
    const named = new Set(mains.flatMap(servicesIn))

    expect(pages).toEqual(['/servicios', '/servicios/pagina/2', '/servicios/pagina/3'])
    expect([...named]).toEqual(snapshot.services.map(({ id }) => `/servicios/${id}`))
  })

  test('names its first 16 entries in the banner, followed by a link to the whole list', () => {
    const index = /<nav[^>]*aria-label="Índice: .*?<\/nav>/s.exec(html('/servicios'))?.[0] ?? ''

    expect(servicesIn(index)).toEqual(snapshot.services.slice(0, 16).map(({ id }) => `/servicios/${id}`))
    expect(index).toContain('href="#lista"')
    expect(html('/servicios')).toContain('id="lista"')
  })

  test('links from page to page', () => {
    const markup = html('/servicios/pagina/2')

    expect(markup).toContain('rel="prev" href="/servicios"')
    expect(markup).toContain('rel="next" href="/servicios/pagina/3"')
    expect(markup).toMatch(/href="\/servicios\/pagina\/2"[^>]*aria-current="page"/)
  })

  test('gives each page its own title and canonical address', () => {
    const metadata = pages.map((path) => pageMetadata(contextOf(path)))

    expect(new Set(metadata.map(({ title }) => title)).size).toBe(pages.length)
    expect(metadata.map(({ canonical }) => canonical)).toEqual(
      pages.map((path) => `https://ejemplo.mx${path}`),
    )
  })

  test.each([
    '/servicios/pagina/1',
    '/servicios/pagina/4',
    '/servicios/pagina/02',
    '/servicios/pagina/-2',
  ])('has no page at %s', (path) => {
    expect(findRoute(site, path)).toBeUndefined()
  })

  test('shows only the surrounding entries beside an article', () => {
    const path = `/servicios/${snapshot.services[50]?.id}`
    const sidebar = /<nav[^>]*parte de la lista".*?<\/nav>/s.exec(html(path))?.[0] ?? ''

    expect(servicesIn(sidebar)).toHaveLength(40)
    expect(servicesIn(sidebar)).toContain(path)
    expect(sidebar).toContain('href="/servicios"')
  })
})
