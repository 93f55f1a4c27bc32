/** The number of a page on sites without readable addresses; null if the address names none. */
export const pageNumber = ({ searchParams }: URL): string | null =>
  searchParams.get('p') ?? searchParams.get('page_id')

/** Names a page among those of its site: path and, where the path does not name it, its number. */
export function pageKey(url: URL): string {
  const number = pageNumber(url)
  return pagePath(url) + (number === null ? '' : `?p=${encodeURIComponent(number)}`)
}

/** Path with single slashes and none at its end, or `/`. */
export const pagePath = ({ pathname }: URL): string =>
  pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=[^/])\/$/, '')
    .replace(/^\/index\.(?:html?|php)$/, '/')

const lists = 'Listas de entradas, como las de etiquetas, categorías y meses'
const logins = 'Páginas para entrar con una contraseña'

/** Addresses that are no page of text, by what they are. The first row that matches counts. */
const leftOut: readonly (readonly [RegExp, string | undefined])[] = [
  [/^\/(?:wp-json|wp-content|wp-includes|cdn-cgi|xmlrpc\.php|_api|_partials)(?:\/|$)/, undefined],
  [/\.(?:jpe?g|png|gif|webp|avif|svg|ico|css|js|json|map|woff2?|txt)$/i, undefined],
  [/\/(?:feed|rss|atom)(?:\/|$)|\.(?:xml|rss)$/i, 'Canales de noticias (feeds)'],
  [/\/(?:wp-login\.php|wp-admin|login|account|my-account|mi-cuenta)(?:\/|$)/i, logins],
  [/\/(?:cart|carrito|checkout|finalizar-compra)(?:\/|$)/i, 'Carritos de compra'],
  [/^\/(?:search|buscar)(?:\/|$)/i, 'Páginas de búsqueda'],
  [/\/(?:tags?|etiquetas?|categor(?:y|ies|ia|ias)|hashtags|author|autor|page\/\d+|archive)(?:\/|$)/i, lists],
  [/^\/\d{4}(?:\/\d{2}){0,2}$/, lists],
  [/\.(?!html?$|php$|aspx?$)[a-z]\w{1,4}$/i, 'Archivos, como los PDF'],
]

/** Why an address is not read, and an empty reason for files that belong to other pages. Undefined if it may be a page. */
export function reasonAgainst(url: URL): string | undefined {
  if (url.searchParams.has('add-to-cart') || url.searchParams.has('replytocom')) return ''
  const row = leftOut.find(([pattern]) => pattern.test(pagePath(url)))
  return row && (row[1] ?? '')
}

export const listReason = lists
export const loginReason = logins
