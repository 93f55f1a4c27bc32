import { cutAtWord } from '#content/documents/entry-metadata.ts'
import { cleanLine } from '#content/texts/clean-text.ts'
import { attribute, childrenNamed, type HtmlElement, textOf } from './element.ts'

/** As a page stores it: without characters that cannot be seen, which empty items often have. */
export const oneLine = (text: string): string => cleanLine(text.replace(/\s+/g, ' '))

/** Two lines as one: 'Calle 1, Mérida'. */
export const joinLines = (first: string, second: string): string =>
  first + (/[.,;:!?…–-]$/.test(first) ? ' ' : ', ') + second

export const linesInOne = (text: string): string =>
  text
    .split('\n')
    .map(oneLine)
    .filter(Boolean)
    .reduce((all, line) => (all === '' ? line : joinLines(all, line)), '')

/** An alternative text; empty if it is only the name of a file, which says nothing. */
export const alternative = (text: string): string =>
  !text.includes(' ') && /\d{3}|_|\.[a-z]{3,4}$/i.test(text) ? '' : text.slice(0, 200)

export const quote = (text: string): string => `«${cutAtWord(oneLine(text), 80)}»`

/** The text in pieces of at most `max` characters, cut between words. */
export function pieces(text: string, max: number): string[] {
  if (text.length <= max) return [text]
  const space = text.lastIndexOf(' ', max)
  const end = space > max / 2 ? space : max
  return [text.slice(0, end).trim(), ...pieces(text.slice(end).trim(), max)]
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const lowered = '₀₁₂₃₄₅₆₇₈₉'

/**
 * What an inline element says in plain words, because a page's text has no markup; undefined if its own text says it.
 * @param before The text before it.
 */
export function wordsOf(element: HtmlElement, before: string): string | undefined {
  const { tagName } = element
  if (tagName === 'input' && ['checkbox', 'radio'].includes(attribute(element, 'type'))) {
    return 'checked' in element.properties ? '☑ ' : '☐ '
  }
  if (!['sup', 'sub', 'q'].includes(tagName)) return undefined
  const text = textOf(element).trim()
  if (tagName === 'q') return `“${text}”`
  return tagName === 'sub' ? inSigns(text, lowered) : raisedWords(element, text, before)
}

/** An exponent is a sign: 10². A reference to a note is in brackets: [1]. An ordinal stays a letter: 1.ª. */
function raisedWords(element: HtmlElement, text: string, before: string): string | undefined {
  if (childrenNamed(element, 'a').length > 0) return `[${text.replace(/^\[|\]$/g, '')}]`
  if (/^[ao]$/.test(text) && /[\d.]$/.test(before)) return text === 'a' ? 'ª' : 'º'
  return inSigns(text, raised)
}

const inSigns = (text: string, signs: string): string | undefined =>
  /^\d+$/.test(text) ? [...text].map((digit) => signs[Number(digit)] ?? digit).join('') : undefined
