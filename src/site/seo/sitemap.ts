import type { DocumentName } from '#content/documents.ts'
import type { Snapshot } from '#content/snapshot.ts'
import { pagePaths } from '#site/route.ts'
import { basePaths, topicKinds } from '#site/topics.ts'

/** Every public page with the time of its last change, for search engines. */
export function sitemap(snapshot: Snapshot, siteUrl: string): string {
  const urls = pagePaths(snapshot).map((path) => {
    const changed = lastChange(snapshot, path)
    return `<url><loc>${siteUrl}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
  ].join('\n')
}

/** The latest revision among the documents that a page shows. */
function lastChange({ revisedAt }: Snapshot, path: string): string | undefined {
  const kind = topicKinds.find((topic) => path.startsWith(basePaths[topic]))
  const shown: readonly DocumentName[] = kind
    ? ['site-content', 'selected-sections', kind]
    : ['site-content', 'selected-sections', ...topicKinds, 'testimonials', 'gallery']
  return shown
    .flatMap((name) => revisedAt[name] ?? [])
    .sort()
    .at(-1)
}
