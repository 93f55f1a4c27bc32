import type { FoundButton } from '../found-site.ts'
import { pageKey } from '../page-key.ts'
import { firstPiece } from './words.ts'

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
export function buttonOf(href: string, words: string, address: string): FoundButton | string | undefined {
  const label = firstPiece(words, maxLabel)
  if (label === '' || href === '' || href.startsWith('#') || !URL.canParse(href, address)) return undefined
  if (/^tel:/i.test(href)) return { action: 'call', label, url: '' }
  if (whatsapp.test(href)) return { action: 'whatsapp', label, url: '' }
  if (/^mailto:/i.test(href)) return { action: 'email', label, url: '' }
  const url = new URL(href, address)
  if (!/^https?:$/.test(url.protocol) || sharing.test(href)) return undefined
  if (bareHost(url) === bareHost(new URL(address))) {
    if (picture.test(url.pathname) || (url.pathname === '/' && url.hash !== '')) return undefined
    if (/\.(?!html?$|php$|aspx?$|jsp$)\w{2,4}$/.test(url.pathname)) return 'Un archivo para descargar'
    return { action: 'link', label, url: pageKey(url) }
  }
  if (url.protocol === 'http:') return 'Un enlace a una página sin https'
  return url.href.length > maxUrl ? 'Un enlace muy largo' : { action: 'link', label, url: url.href }
}

const bareHost = ({ hostname }: URL): string => hostname.replace(/^www\./, '')
