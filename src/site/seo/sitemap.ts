import { type DocumentName, documentNames } from '#content/documents.ts'
import type { Snapshot } from '#content/snapshot.ts'
import { pagePaths } from '#site/route.ts'
import { basePaths, topicKinds } from '#site/topics.ts'

/** Sitemap: every public page with the time of its last change, without empty lists. */
export function sitemap(snapshot: Snapshot, siteUrl: string): string {
  const topicChanges = topicKinds.map((kind) => ({
    base: basePaths[kind],
    changed: lastChange(snapshot, ['site-content', 'selected-sections', kind]),
  }))
  const lastChangeOfAll = lastChange(snapshot, documentNames)
  const empty: readonly string[] = topicKinds
    .filter((kind) => snapshot[kind].length === 0)
    .map((kind) => basePaths[kind])
  const listed = pagePaths(snapshot).filter((path) => !empty.includes(path))
  const urls = listed.map((path) => {
    const topic = topicChanges.find(({ base }) => path.startsWith(base))
    const changed = topic ? topic.changed : lastChangeOfAll
    return `<url><loc>${siteUrl}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
  ].join('\n')
}

/** Time of the latest revision among the documents that a page shows. */
function lastChange({ revisedAt }: Snapshot, shown: readonly DocumentName[]): string | undefined {
  return shown
    .flatMap((name) => revisedAt[name] ?? [])
    .sort()
    .at(-1)
}
