import { cutAtWord } from '#content/documents/entry-metadata.ts'
import type { PageButton } from '#content/entries/page.ts'
import { bareHost } from '#content/links/bare-host.ts'
import { pageKey } from '../page-key.ts'

const maxLabel = 60
const maxUrl = 400

const sharing =
  /(?:facebook\.com\/sharer|twitter\.com\/(?:intent|share)|x\.com\/intent|pinterest\.[a-z]{2,3}\/pin|linkedin\.com\/share)/i
const picture = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i
const whatsapp = /^(?:https?:\/\/)?(?:wa\.me|(?:api|web)\.whatsapp\.com)\b|^whatsapp:/i

/**
 * A link as a button of its part, because the texts of a page have no links.
 * @param address Absolute address of the page.
 * @returns what is lost in the owner's words, or undefined for a link that no visitor misses.
 */
export function buttonOf(href: string, words: string, address: string): PageButton | string | undefined {
  if (words === '' || href === '' || href.startsWith('#') || !URL.canParse(href, address)) return undefined
  const button = { id: '', label: cutAtWord(words, maxLabel), url: '' }
  if (/^tel:/i.test(href)) return { ...button, action: 'call' }
  if (whatsapp.test(href)) return { ...button, action: 'whatsapp' }
  if (/^mailto:/i.test(href)) return { ...button, action: 'email' }
  const url = new URL(href, address)
  if (!/^https?:$/.test(url.protocol) || sharing.test(href)) return undefined
  if (bareHost(url) === bareHost(new URL(address))) {
    if (picture.test(url.pathname) || (url.pathname === '/' && url.hash !== '')) return undefined
    if (/\.(?!html?$|php$|aspx?$|jsp$)\w{2,4}$/.test(url.pathname)) return 'Un archivo para descargar'
    return { ...button, action: 'link', url: pageKey(url) }
  }
  if (url.protocol === 'http:') return 'Un enlace a una página sin https'
  return url.href.length > maxUrl ? 'Un enlace muy largo' : { ...button, action: 'link', url: url.href }
}
