/**
 * Where a link of the previewed site leads: a path to preview, 'same-page' for an anchor on the page itself, or
 * undefined for everything outside the pages (telephones, other hosts, files).
 */
export function pathWithin(href: string, origin: string): string | 'same-page' | undefined {
  if (!URL.canParse(href)) return undefined
  const url = new URL(href)
  if (url.origin !== origin) return undefined
  if (url.pathname.startsWith('/api/')) return url.hash ? 'same-page' : undefined
  const isPage = !url.pathname.startsWith('/admin') && !/\.\w+$/.test(url.pathname)
  return isPage ? url.pathname : undefined
}
