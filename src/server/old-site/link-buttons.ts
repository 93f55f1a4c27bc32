import type { PageButton } from '#content/entries/page.ts'
import type { FoundLink } from './found-site.ts'
import { pieces } from './html/to-parts.ts'

export type LinkTargets = {
  /** Host of the former site without `www.`. */
  readonly host: string
  /** The path on this site of an address of the former one; undefined if it has no page here. */
  readonly pathOf: (url: URL) => string | undefined
}

const maxButtons = 4
const maxLabel = 60
const maxUrl = 400

const sharing =
  /(?:facebook\.com\/sharer|twitter\.com\/(?:intent|share)|x\.com\/intent|pinterest\.[a-z]{2,3}\/pin|linkedin\.com\/share)/i
const picture = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i
const whatsapp = /^(?:https?:\/\/)?(?:wa\.me|(?:api|web)\.whatsapp\.com)\b|^whatsapp:/i

type Result = { readonly button?: PageButton; readonly lost?: string }

/** The links of a part as its buttons, because its texts have none, and what is lost of them. */
export function buttonsOf(links: readonly FoundLink[], targets: LinkTargets) {
  const buttons = new Map<string, PageButton>()
  const lost: string[] = []
  for (const link of links) {
    const result = buttonOf(link, targets)
    if (result.lost) lost.push(result.lost)
    if (!result.button) continue
    if (buttons.size < maxButtons) buttons.set(`${result.button.action} ${result.button.url}`, result.button)
    else lost.push('Más de cuatro enlaces en una parte')
  }
  return { buttons: [...buttons.values()], lost }
}

function buttonOf({ text, url }: FoundLink, { host, pathOf }: LinkTargets): Result {
  const [first = '', ...rest] = pieces(text, maxLabel - 1)
  const label = rest.length === 0 ? first : `${first}…`
  if (/^tel:/i.test(url)) return { button: { action: 'call', label, url: '' } }
  if (whatsapp.test(url)) return { button: { action: 'whatsapp', label, url: '' } }
  if (/^mailto:/i.test(url)) return { button: { action: 'email', label, url: '' } }
  if (!/^https?:/i.test(url) || sharing.test(url)) return {}
  const address = new URL(url)
  const { hostname, pathname, protocol, hash } = address
  if (hostname.replace(/^www\./, '') === host) {
    if (picture.test(pathname) || (pathname === '/' && hash !== '')) return {}
    const path = pathOf(address)
    if (path === undefined) {
      return {
        lost: /\.\w{2,4}$/.test(pathname)
          ? 'Un archivo para descargar'
          : 'Un enlace a una página que no viene',
      }
    }
    return { button: { action: 'link', label, url: path } }
  }
  if (protocol === 'http:') return { lost: 'Un enlace a una página sin https' }
  return url.length > maxUrl ? { lost: 'Un enlace muy largo' } : { button: { action: 'link', label, url } }
}
