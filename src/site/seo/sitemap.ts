import type { OpenSite } from '#site/open/open-site.ts'
import { pageKind } from '#site/pages/page-kinds.tsx'
import { findRoute, pagePaths } from '#site/route.ts'
import { basePaths, topicKinds } from '#site/topics.ts'

/** Sitemap: every public page with the time of its last change, without empty lists. */
export function sitemap(site: OpenSite, siteUrl: string): string {
  const empty: readonly string[] = topicKinds
    .filter((kind) => site[kind].length === 0)
    .map((kind) => basePaths[kind])
  const listed = pagePaths(site).filter((path) => !empty.includes(path))
  const urls = listed.map((path) => {
    const route = findRoute(site, path)
    const changed = route && (pageKind(route).changedAt ?? contentChange)(site)
    return `<url><loc>${siteUrl}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
  ].join('\n')
}

const contentChange = ({ revisedAt }: OpenSite): string | undefined => revisedAt['site-content']
