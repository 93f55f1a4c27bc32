/** Quotes around an attribute or a link, also as text processors and chats replace them. */
const quotes = '"\'“”„‟‘’‚‛«»″′'

const attribute = new RegExp(
  `[\\s${quotes}](?:src|href)\\s?=\\s?[${quotes}]([^${quotes}<>\\s]{1,2000})`,
  'gi',
)

/** The addresses in pasted HTML: those of frames and links, not those that a script would load. */
export const linksInMarkup = (html: string): string[] =>
  html
    .replace(/\s+/g, ' ')
    .split('<')
    .filter((tag) => /^(?:iframe|a) /i.test(tag))
    .flatMap((tag) => [...(tag.split('>')[0] ?? '').matchAll(attribute)])
    .flatMap(([, address]) => (address ? [address.replaceAll('&amp;', '&')] : []))

/** 'https:' or 'http:' with any number of slashes, also without its colon. */
export const scheme = /^https?(?::[/\\]*|\/\/+)/i

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
