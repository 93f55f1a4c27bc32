/** Allows all crawlers, except for paths that are not pages. A site in preparation allows none. */
export function robotsText(siteUrl: string, isInPreparation = false): string {
  if (isInPreparation) return 'User-agent: *\nDisallow: /\n'
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
