/**
 * Allows all crawlers, except for paths that are not pages. Before the launch too: only who may read a page sees that it
 * asks not to be listed.
 */
export function robotsText(siteUrl: string, isInPreparation = false): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    ...(isInPreparation ? [] : ['', `Sitemap: ${siteUrl}/sitemap.xml`]),
    '',
  ].join('\n')
}
