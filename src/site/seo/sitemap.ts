import type { Snapshot } from '#content/snapshot.ts'
import { findRoute, pagePaths, type Route } from '#site/route.ts'
import { basePaths, topicKinds } from '#site/topics.ts'

/** Sitemap: every public page with the time of its last change, without empty lists. */
export function sitemap(snapshot: Snapshot, siteUrl: string): string {
  const empty: readonly string[] = topicKinds
    .filter((kind) => snapshot[kind].length === 0)
    .map((kind) => basePaths[kind])
  const listed = pagePaths(snapshot).filter((path) => !empty.includes(path))
  const { revisedAt } = snapshot
  const changes = {
    all: Object.values(revisedAt).sort().at(-1),
    site: revisedAt['site-content'],
    services: revisedAt.services,
    diseases: revisedAt.diseases,
    symptoms: revisedAt.symptoms,
  }
  const urls = listed.map((path) => {
    const route = findRoute(snapshot, path)
    const changed = route && changeOf(snapshot, route, changes)
    return `<url><loc>${siteUrl}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
  ].join('\n')
}

type Changes = Readonly<Record<'all' | 'site' | 'services' | 'diseases' | 'symptoms', string | undefined>>

/** When the content changed that a page is about. Menus and footers do not count. */
function changeOf(snapshot: Snapshot, route: Route, changes: Changes): string | undefined {
  switch (route.page) {
    case 'home':
      return changes.all
    case 'list':
      return changes[route.kind]
    case 'detail':
      return entryChange(snapshot, route)
    default:
      return changes.site
  }
}

/** When the present state of an entry was saved. */
export function entryChange(
  snapshot: Snapshot,
  { topic }: Extract<Route, { page: 'detail' }>,
): string | undefined {
  const { kind, entry } = topic
  return snapshot.entryTimes[kind]?.get(entry.id) ?? snapshot.revisedAt[kind]
}
