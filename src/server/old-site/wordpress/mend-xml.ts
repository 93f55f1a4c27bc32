import { parseFragment } from '../html/element.ts'

/** Characters in front of the XML at most: warnings of PHP, blank lines. */
const maxBeginning = 64_000
/** More characters than a reference, a tag of WordPress or the mark of a section has. */
const held = 300

const cdataStart = '<![CDATA['
const cdataEnd = ']]>'
const commentStart = '<!--'
const commentEnd = '-->'

/**
 * Makes XML of what WordPress's plugins and editors of text left almost as XML, as browsers and readers of news do:
 * text before the XML declaration, a bare `&` or `<`, entities of HTML, characters that XML forbids, CDATA without an
 * end. Keeps the number of lines. Call `mend` with the pieces of the file, and `end` at last.
 */
export function xmlMender() {
  let rest = ''
  let hasBegun = false
  let mode: 'text' | 'cdata' | 'comment' = 'text'
  /** The element that was opened last. */
  let element = ''

  function begin(isLast: boolean): boolean {
    const start = rest.search(/<\?xml\s|<!DOCTYPE\s+rss[\s>]|<rss[\s>]/)
    // The declaration itself only says what was read already.
    const isDeclared = start >= 0 && rest.startsWith('<?', start)
    const declared = isDeclared ? rest.indexOf('?>', start) : -1
    const end = declared < 0 ? start : declared + '?>'.length
    const isFound = start >= 0 && isDeclared === declared >= 0
    if (!isFound && !isLast && rest.length < maxBeginning) return false
    if (isFound) rest = linesOf(rest.slice(0, end)) + rest.slice(end)
    return true
  }

  /** Takes the beginning of `rest` up to `end`. */
  function take(end: number): string {
    const taken = rest.slice(0, end)
    rest = rest.slice(end)
    return taken
  }

  function text(isLast: boolean): string {
    const marks = [rest.indexOf(cdataStart), rest.indexOf(commentStart)].filter((mark) => mark >= 0)
    const mark = Math.min(...marks)
    const raw = take(marks.length > 0 ? mark : isLast ? rest.length : safeEnd(rest))
    for (const [, slash, name = ''] of raw.matchAll(/<(\/?)([A-Za-z_][\w:.-]{0,60})/g)) {
      element = slash === '' ? name : ''
    }
    if (marks.length === 0) return mended(raw)
    mode = rest.startsWith(cdataStart) ? 'cdata' : 'comment'
    const start = take(mode === 'cdata' ? cdataStart.length : commentStart.length)
    return mended(raw) + (mode === 'cdata' ? start : '')
  }

  function cdata(isLast: boolean): string {
    const end = rest.indexOf(cdataEnd)
    const missing = element === '' ? -1 : rest.indexOf(`</${element}>`)
    if (missing >= 0 && (end < 0 || missing < end)) {
      mode = 'text'
      return take(missing) + cdataEnd
    }
    if (end >= 0) {
      mode = 'text'
      return take(end + cdataEnd.length)
    }
    return take(isLast ? rest.length : Math.max(0, rest.length - held))
  }

  function comment(isLast: boolean): string {
    const end = rest.indexOf(commentEnd)
    if (end >= 0) mode = 'text'
    const kept = isLast ? 0 : commentEnd.length
    return linesOf(take(end < 0 ? Math.max(0, rest.length - kept) : end + commentEnd.length))
  }

  function mend(piece: string, isLast = false): string {
    rest += piece.replace(refusedByXml, ' ')
    if (!hasBegun) hasBegun = begin(isLast)
    if (!hasBegun) return ''
    let done = ''
    for (;;) {
      const length = rest.length
      const before = mode
      done += mode === 'text' ? text(isLast) : mode === 'cdata' ? cdata(isLast) : comment(isLast)
      if (rest.length === length && mode === before) return done
    }
  }

  return { mend: (piece: string) => mend(piece), end: () => mend('', true) }
}

const linesOf = (text: string): string => text.replace(/[^\n]+/g, '')

/** Where a text may be cut: not within a tag or a reference, unless it is longer than any. */
function safeEnd(text: string): number {
  const tag = text.lastIndexOf('<')
  const reference = text.lastIndexOf('&')
  const open = [tag > text.lastIndexOf('>') ? tag : -1, reference > text.lastIndexOf(';') ? reference : -1]
  return Math.min(text.length, ...open.filter((start) => start >= 0 && start >= text.length - held))
}

/** Control characters, which XML forbids and old texts contain. */
const refusedByXml = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu

const mended = (text: string): string =>
  text
    .replace(/&(?:(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{0,31});)?/g, (whole, name?: string) => {
      if (name === undefined) return '&amp;'
      if (name.startsWith('#')) return isAllowed(numberOf(name)) ? whole : ' '
      return /^(?:amp|lt|gt|quot|apos)$/.test(name) ? whole : (charactersOf(name) ?? whole)
    })
    .replace(/<(?![A-Za-z_:/!?])/g, '&lt;')
    .replaceAll(cdataEnd, ']]&gt;')

const numberOf = (name: string): number =>
  /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))

const isAllowed = (code: number): boolean =>
  [9, 10, 13].includes(code) ||
  (code >= 32 &&
    code <= 0x10ffff &&
    !(code >= 0xd800 && code <= 0xdfff) &&
    code !== 0xfffe &&
    code !== 0xffff)

/** The characters of an entity of HTML; undefined if it has no such name. */
function charactersOf(name: string): string | undefined {
  const [node] = parseFragment(`&${name};`).children
  return node?.type === 'text' && !node.value.startsWith('&') ? node.value : undefined
}
