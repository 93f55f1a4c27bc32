import { linksInMarkup, linksInText, scheme } from './find-links.ts'

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
 * The address that somebody means: in a pasted `<iframe>` or widget, in the text that a phone shares, the profile of
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
