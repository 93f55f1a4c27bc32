/** Names a page among those of its site: its path and, where that does not name it, its number or query. */
export const pageKey = (url: URL): string => pagePath(url) + queryOf(url)

function queryOf({ searchParams, search }: URL): string {
  const number = searchParams.get('p') ?? searchParams.get('page_id')
  return number === null ? search : `?p=${encodeURIComponent(number)}`
}

/** Path with single slashes and none at its end, or `/`. */
export const pagePath = ({ pathname }: URL): string =>
  pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=[^/])\/$/, '')
    .replace(/^\/index\.(?:html?|php)$/, '/')
