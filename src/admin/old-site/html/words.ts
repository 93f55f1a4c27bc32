import { cleanLine } from '#content/texts/clean-text.ts'
import { attribute, type HtmlElement, textOf } from './element.ts'

/** As a page stores it: without characters that cannot be seen, which empty items often have. */
export const oneLine = (text: string): string => cleanLine(text.replace(/\s+/g, ' '))

/** Lines as one: 'Calle 1, Mérida'. */
export const linesInOne = (text: string): string =>
  text
    .split('\n')
    .map(oneLine)
    .filter(Boolean)
    .reduce(
      (all, line) => (all === '' || /[.,;:!?…–-]$/.test(all) ? `${all} ${line}` : `${all}, ${line}`),
      '',
    )
    .trim()

/** In characters of what is quoted. */
const maxQuote = 80

export function quote(text: string): string {
  const line = oneLine(text)
  return `«${line.length > maxQuote ? `${line.slice(0, maxQuote - 1)}…` : line}»`
}

/** The text in pieces of at most `max` characters, cut between words. */
export function pieces(text: string, max: number): string[] {
  const found: string[] = []
  let rest = text
  while (rest.length > max) {
    const space = rest.lastIndexOf(' ', max)
    const end = space > max / 2 ? space : max
    found.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return rest === '' ? found : [...found, rest]
}

/** The text, or its beginning up to a word with an ellipsis. */
export function firstPiece(text: string, max: number): string {
  const [first = '', ...rest] = pieces(text, max - 1)
  return rest.length === 0 ? first : `${first}…`
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const lowered = '₀₁₂₃₄₅₆₇₈₉'

/**
 * What an inline element says in plain words, because a page's text has no markup; undefined if its own text says it.
 * @param before The text before it.
 */
export function wordsOf(element: HtmlElement, before: string): string | undefined {
  switch (element.tagName) {
    case 'sup':
      return raisedWords(element, before)
    case 'sub':
      return inSigns(textOf(element).trim(), lowered)
    case 'q':
      return `“${textOf(element).trim()}”`
    case 'input':
      if (!['checkbox', 'radio'].includes(attribute(element, 'type'))) return undefined
      return 'checked' in element.properties ? '☑ ' : '☐ '
    default:
      return undefined
  }
}

/** An exponent is a sign: 10². A reference to a note is in brackets: [1]. An ordinal stays a letter: 1.ª. */
function raisedWords(element: HtmlElement, before: string): string | undefined {
  const text = textOf(element).trim()
  if (hasAnchor(element)) return `[${text.replace(/^\[|\]$/g, '')}]`
  if (/^[ao]$/.test(text) && /[\d.]$/.test(before)) return text === 'a' ? 'ª' : 'º'
  return inSigns(text, raised)
}

const inSigns = (text: string, signs: string): string | undefined =>
  /^\d+$/.test(text) ? [...text].map((digit) => signs[Number(digit)] ?? digit).join('') : undefined

const hasAnchor = ({ children }: HtmlElement): boolean =>
  children.some((child) => child.type === 'element' && child.tagName === 'a')
