import type { Snapshot } from '#content/documents/snapshot.ts'
import { createImages } from '#site/images.ts'
import { type OpenSite, openSite } from '#site/open/open-site.ts'
import { pageContext } from '#site/page-context.ts'
import { findRoute, type Route } from '#site/route.ts'

/** For unit tests: the context of the page at a path, in which a section that throws fails the test. */
export const testPage = (stored: Snapshot, path = '/', route?: Route) => pageOf(openSite(stored), path, route)

/** The home page as its owner sees it while she edits. */
export const editedTestPage = (stored: Snapshot) => pageOf(openSite(stored, true), '/')

function pageOf(site: OpenSite, path: string, given?: Route) {
  const route = given ?? findRoute(site, path) ?? ({ page: 'not-found' } as const)
  return {
    ...pageContext({
      site,
      images: createImages(site, 'prueba'),
      route,
      path,
      siteUrl: 'https://ejemplo.mx',
    }),
    onSectionError: (_type: string, error: unknown) => {
      throw error
    },
  }
}
