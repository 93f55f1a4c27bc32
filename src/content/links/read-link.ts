/** How a field understands what people paste or type in place of an address. */
export type LinkForm = {
  /** Hosts whose addresses the field accepts, with their subdomains; without any, every host. */
  readonly hosts: readonly string[]
  /** Other names of a host, which are replaced with it: 'twitter.com' for 'x.com'. */
  readonly otherHosts?: Readonly<Record<string, string>> | undefined
  /** An address that means none. */
  readonly none?: string | undefined
  /** Address of a profile up to the user's name, for fields that also accept '@usuario'. */
  readonly profile?: string | undefined
}

export type LinkReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'link'; readonly href: string }
  /** Different addresses, of which none is taken. */
  | { readonly kind: 'several'; readonly hrefs: readonly string[] }
  | { readonly kind: 'unread' }

/** Longer texts are not read. The code of a widget has about 2,000 characters. */
const maxLength = 20_000

/**
 * The address that a person means: in a pasted `<iframe>` or widget, in the text that a phone shares, the profile of
 * '@usuario', or an address with a wrong or missing 'https://'.
 */
export function readLink(text: string, form: LinkForm): LinkReading {
  if (text.length > maxLength) return { kind: 'unread' }
  // Invisible characters come along when a link is copied from a chat.
  const typed = text.replace(/\p{Cf}/gu, '').trim()
  if (typed === '' || typed === form.none) return { kind: 'none' }
  const user = /^@([\w.-]{1,80})$/.exec(typed)?.[1]
  if (user && form.profile) return { kind: 'link', href: form.profile + user }
  const known = [...form.hosts, ...Object.keys(form.otherHosts ?? {})]
  const isKnown = (host: string) => known.some((each) => isWithin(host, each))
  const found = /<[a-z]+\s/i.test(typed) ? linksInMarkup(typed) : linksInText(typed, isKnown)
  const hrefs = [...new Set(found.flatMap((address) => hrefOf(address, form) ?? []))]
  const [href, other] = hrefs
  if (other !== undefined) return { kind: 'several', hrefs }
  return href !== undefined && isHttpsUrl(href, form.hosts) ? { kind: 'link', href } : { kind: 'unread' }
}

/** The address as it is stored. A text that is no link of the field stays as it is, for the schema to judge. */
export function linkOrText(text: string, form: LinkForm): string {
  const read = readLink(text, form)
  if (read.kind === 'none') return ''
  if (read.kind === 'link') return read.href
  // Stored before links were read: without its slashes, it would be a path of this site.
  return isHttpsUrl(text, form.hosts) ? new URL(text).href : text
}

/** Says that a text contains different links; undefined if it does not. */
export function explainSeveral(text: string, form: LinkForm): string | undefined {
  const read = readLink(text, form)
  if (read.kind !== 'several') return
  const [one, other] = read.hrefs
  return `Hay dos enlaces distintos: ${one} y ${other}. Deje solo uno.`
}

/** Refuses user names and passwords in URLs, because they can disguise the real host. */
export function isHttpsUrl(value: string, hosts: readonly string[] = []): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  if (url.protocol !== 'https:' || url.username || url.password) return false
  return hosts.length === 0 || hosts.some((host) => isWithin(url.hostname, host))
}

const isWithin = (host: string, known: string) => host === known || host.endsWith(`.${known}`)

function hrefOf(address: string, { otherHosts }: LinkForm): string | undefined {
  const full = `https://${address.replace(scheme, '')}`
  if (!URL.canParse(full)) return
  const url = new URL(full)
  const host = url.hostname.replace(/^(?:www|m|mobile)\./, '')
  const own = otherHosts?.[host]
  if (own) url.hostname = own
  return url.username || url.password ? undefined : url.href
}

/** Quotes around an attribute or a link, also as text processors and chats replace them. */
const quotes = '"\'“”„‟‘’‚‛«»″′'

const attribute = new RegExp(
  `[\\s${quotes}](?:src|href)\\s?=\\s?[${quotes}]([^${quotes}<>\\s]{1,2000})`,
  'gi',
)

/** The addresses in pasted HTML: those of frames and links, not those that a script would load. */
const linksInMarkup = (html: string): string[] =>
  html
    .replace(/\s+/g, ' ')
    .split('<')
    .filter((tag) => /^(?:iframe|a) /i.test(tag))
    .flatMap((tag) => [...(tag.split('>')[0] ?? '').matchAll(attribute)])
    .flatMap(([, address]) => (address ? [address.replaceAll('&amp;', '&')] : []))

/** 'https:' or 'http:' with any number of slashes, also without its colon. */
const scheme = /^https?(?::[/\\]*|\/\/+)/i

const bareHost = /^((?:[\w-]{1,63}\.){1,8}[a-z][a-z0-9-]{1,62})(?::\d{1,5})?(?=[/?#]|$)/i

/** In an address of a map, spaces belong to the place: '…/maps?q=Calle 5 de Mayo'. */
const withSpaces = /^https?:\/\/[^\s?]{1,200}(?:\?|\/maps\/)/i

/**
 * The addresses in a text, such as a name with a link below it. Inside a longer text, a host without `https://` counts
 * if it is known, begins with 'www.' or has a path.
 */
export function linksInText(text: string, isKnownHost: (host: string) => boolean): string[] {
  const words = text.split(/\s+/).flatMap(withoutGlue)
  const isAlone = words.length === 1
  const links = words
    .map((word) => unwrapped(word, isAlone))
    .filter((word) => {
      if (scheme.test(word)) return true
      const [start, host = ''] = bareHost.exec(word) ?? []
      if (start === undefined) return false
      return isAlone || isKnownHost(host.toLowerCase()) || /^www\./i.test(host) || word[start.length] === '/'
    })
  return !isAlone && links.length === 1 && withSpaces.test(text) && !text.includes('\n') ? [text] : links
}

/**
 * A line break is lost in a field of one line: 'Consultoriohttps://…', 'https://uno.mxhttps://dos.mx'. What is in front of a
 * colon is another scheme: 'blob:https://…'.
 */
const withoutGlue = (word: string): string[] => word.split(/(?<=[^/=?&#%:])(?=https?:\/)/i)

const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' }

/** The word without quotes and brackets around it. A sentence also ends with a point that is not the link's. */
function unwrapped(word: string, isAlone: boolean): string {
  let [start, end] = [0, word.length]
  while (start < end && `${quotes}([{<`.includes(word.charAt(start))) start += 1
  const isAround = (last: string): boolean => {
    const opening = brackets[last]
    if (opening) return word.lastIndexOf(opening) < start
    return quotes.includes(last) || (!isAlone && '.,;:!?'.includes(last))
  }
  while (end > start && isAround(word.charAt(end - 1))) end -= 1
  return word.slice(start, end)
}
