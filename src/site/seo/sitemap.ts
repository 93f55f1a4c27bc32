import type { OpenSite } from '#site/open/open-site.ts'
import { findRoute, pagePaths, type Route } from '#site/route.ts'
import { basePaths, topicKinds } from '#site/topics.ts'

/** Sitemap: every public page with the time of its last change, without empty lists. */
export function sitemap(site: OpenSite, siteUrl: string): string {
  const empty: readonly string[] = topicKinds
    .filter((kind) => site[kind].length === 0)
    .map((kind) => basePaths[kind])
  const listed = pagePaths(site).filter((path) => !empty.includes(path))
  const { revisedAt } = site
  const changes = {
    all: Object.values(revisedAt).sort().at(-1),
    site: revisedAt['site-content'],
    services: revisedAt.services,
    diseases: revisedAt.diseases,
    symptoms: revisedAt.symptoms,
  }
  const urls = listed.map((path) => {
    const route = findRoute(site, path)
    const changed = route && changeOf(site, route, changes)
    return `<url><loc>${siteUrl}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
  ].join('\n')
}

type Changes = Readonly<Record<'all' | 'site' | 'services' | 'diseases' | 'symptoms', string | undefined>>

/** When the content changed that a page is about. Menus and footers do not count. */
function changeOf(site: OpenSite, route: Route, changes: Changes): string | undefined {
  switch (route.page) {
    case 'home':
      return changes.all
    case 'list':
      return changes[route.kind]
    case 'detail':
      return entryChange(site, route)
    default:
      return changes.site
  }
}

/** When the present state of an entry was saved. */
export function entryChange(
  site: OpenSite,
  { topic }: Extract<Route, { page: 'detail' }>,
): string | undefined {
  const { kind, entry } = topic
  return site.entryTimes[kind]?.get(entry.id) ?? site.revisedAt[kind]
}
