/**
 * Where a link of a page of the site leads: the path of a page, 'same-page' for an anchor on the page itself, or
 * undefined for everything else (telephones, other hosts, files).
 * @param page Address of the page.
 */
export function pathWithin(
  href: string,
  page: Pick<Location, 'origin' | 'pathname'>,
): string | 'same-page' | undefined {
  if (!URL.canParse(href)) return undefined
  const { origin, pathname, hash } = new URL(href)
  if (origin !== page.origin) return undefined
  if (pathname === page.pathname && hash !== '') return 'same-page'
  return /^\/(?:admin|api)|\.\w+$/.test(pathname) ? undefined : pathname
}
