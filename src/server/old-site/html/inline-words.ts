import { attribute, type HtmlElement, textOf, walk } from './element.ts'

/** Whether a page shows the text of an element struck through: it does not hold any more. */
export const isStruck = (element: HtmlElement): boolean =>
  ['del', 's', 'strike'].includes(element.tagName) ||
  /text-decoration(?:-line)?:[^;]{0,40}line-through/i.test(attribute(element, 'style')) ||
  /(?:^|\s)(?:line-through|strikethrough|tachado)(?:\s|$)/i.test(attribute(element, 'className'))

/**
 * What an inline element says in plain words, because a page's text has no markup; undefined if its own text says it.
 * @param before The text before it.
 */
export function inlineWords(element: HtmlElement, before: string): string | undefined {
  switch (element.tagName) {
    case 'sup':
      return raised(element, before)
    case 'sub':
      return lowered(textOf(element).trim())
    case 'ruby':
      return withReadings(element)
    case 'input':
      if (!['checkbox', 'radio'].includes(attribute(element, 'type'))) return undefined
      return 'checked' in element.properties ? '☑ ' : '☐ '
    case 'i':
    case 'span': {
      const sign = iconSign(attribute(element, 'className'))
      return sign !== undefined && textOf(element).trim() === '' ? sign : undefined
    }
    default:
      return undefined
  }
}

const superscripts: Readonly<Record<string, string>> = signs('0123456789+-−–=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿ')
const subscripts: Readonly<Record<string, string>> = signs('0123456789+-−–=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎')

function signs(from: string, to: string): Record<string, string> {
  const targets = [...to]
  return Object.fromEntries([...from].map((sign, index) => [sign, targets[index] ?? sign]))
}

const inSigns = (text: string, table: Readonly<Record<string, string>>): string | undefined =>
  [...text].every((sign) => Object.hasOwn(table, sign))
    ? [...text].map((sign) => table[sign]).join('')
    : undefined

/** An exponent is a sign: 10². A reference to a note is in brackets: [1]. An ordinal stays a letter: 1.ª. */
function raised(element: HtmlElement, before: string): string {
  const text = textOf(element).trim()
  const last = before.trimEnd().at(-1) ?? ''
  if (isNoteReference(element)) return `[${text.replace(/^\[|\]$/g, '')}]`
  if (/^tm$/i.test(text)) return '™'
  if (/^[ao]$/.test(text) && /[\d.]/.test(last)) return text === 'a' ? 'ª' : 'º'
  const sign = inSigns(text, superscripts)
  if (sign !== undefined) return sign
  if (/\d/.test(text)) return /\d/.test(last) ? `^${text}` : `[${text}]`
  return joined(text)
}

const lowered = (text: string): string => inSigns(text, subscripts) ?? joined(text)

/** A word behind another one is not part of it. */
const joined = (text: string): string => (text.length > 3 ? ` ${text}` : text)

function isNoteReference(element: HtmlElement): boolean {
  if (/(?:^|\s)(?:fn|footnote\S{0,30}|reference)(?:\s|$)/.test(attribute(element, 'className'))) return true
  for (const { node } of walk(element)) {
    if (node.type === 'element' && node.tagName === 'a' && attribute(node, 'href').includes('#')) return true
  }
  return false
}

/** Readings above East Asian characters follow them in brackets. */
function withReadings(element: HtmlElement): string {
  let text = ''
  for (const { node, isEnd, skip } of walk(element)) {
    if (node.type === 'text') text += node.value.replace(/\s+/g, ' ')
    if (node.type !== 'element') continue
    if (node.tagName === 'rp') skip()
    if (node.tagName === 'rt') text = isEnd ? `${text.trimEnd()})` : `${text.trimEnd()} (`
  }
  return text
}

/** 'Yes' and 'no' of icon fonts, which lists and tables of prices use. */
function iconSign(classes: string): string | undefined {
  const icon = /(?:^|\s)(?:fa|dashicons|icon|bi|glyphicon|ti|eicon)-([\w-]{1,40})/.exec(classes)?.[1] ?? ''
  if (/^(?:check|yes|tick|ok)\b/.test(icon)) return '✓ '
  return /^(?:times|xmark|no|remove|close|cross|ban|x)\b/.test(icon) ? '✗ ' : undefined
}

/** Attributes in which tooltips have their text. */
const tooltips = [
  'dataTooltip',
  'dataTippyContent',
  'dataBsOriginalTitle',
  'dataOriginalTitle',
  'dataTip',
  'dataHint',
]
const titled = new Set(['abbr', 'acronym', 'dfn', 'span', 'em', 'strong', 'i', 'b', 'u', 'mark', 'small'])

/** What a page shows of an element when it is pointed at, if its text does not say that already. */
export function tooltipOf(element: HtmlElement): string | undefined {
  const names = titled.has(element.tagName) ? [...tooltips, 'title', 'dataTitle'] : tooltips
  const shown = names.map((name) => attribute(element, name)).find((text) => text !== '')
  if (shown === undefined) return undefined
  const text = textOf(element).trim()
  return text === '' || text.toLowerCase().includes(shown.toLowerCase()) ? undefined : shown
}
