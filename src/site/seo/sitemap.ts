import type { Snapshot } from '#content/snapshot.ts'
import { pagePaths } from '#site/route.ts'

/** Every public page, for search engines. */
export function sitemap(snapshot: Snapshot, siteUrl: string): string {
  const urls = pagePaths(snapshot).map((path) => `<url><loc>${siteUrl}${path === '/' ? '/' : path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
}
