import type { PagePart } from '#content/entries/page.ts'
import { buttonOf } from './button-of.ts'
import { attribute, type HtmlElement, type HtmlNode, numberIn, parseFragment, textOf } from './element.ts'
import { embeddedLine, leftOutBlock, leftOutElement } from './left-out-elements.ts'
import { beginList, type List, markOf } from './lists.ts'
import { maxParts, partWriter } from './part-writer.ts'
import { withoutShortcodes } from './shortcodes.ts'
import { tableLines } from './table-lines.ts'
import { alternative, linesInOne, oneLine, wordsOf } from './words.ts'

export type ReadHtml = {
  readonly parts: PagePart[]
  /** What does not come along, in the owner's words. */
  readonly dropped: readonly string[]
}

/**
 * The parts of a page that say what its HTML says. A page that would have too many has its lists and headings as
 * paragraphs.
 * @param address Absolute address of the page.
 * @throws {RangeError} for HTML that cannot be read in time.
 */
export function readHtml(html: string, address: string): ReadHtml {
  const dropped = new Set<string>()
  const drop = (what: string) => void (what !== '' && dropped.add(what))
  const source = withoutShortcodes(html, drop)
  const levels = [...source.matchAll(/<h([1-6])[\s>]/gi)].map(([, level]) => Number(level))
  const isClassic = !/<p[\s>]|<!-- wp:/i.test(html)
  const read = readNodes(parseFragment(source), false, {
    address,
    isClassic,
    topLevel: Math.min(...levels),
    drop,
  })
  const parts = read.length > maxParts ? asParagraphs(read, drop) : read
  if (parts.length > maxParts) drop('El final, porque la página es muy larga')
  return { parts: parts.slice(0, maxParts), dropped: [...dropped] }
}

/** The same in fewer parts. */
function asParagraphs(parts: readonly PagePart[], drop: (what: string) => void): PagePart[] {
  const writer = partWriter(drop)
  for (const { title, text, items, isNumbered, image, imageAlt, buttons, isHighlighted } of parts) {
    const lines = items.map((item, index) => `• ${isNumbered ? `${index + 1}. ` : ''}${item}`)
    for (const line of [title, text, ...lines].filter(Boolean)) writer.text(line, isHighlighted)
    if (image !== '') writer.picture(image, imageAlt, isHighlighted)
    for (const button of buttons) writer.button(button, isHighlighted)
  }
  return writer.parts
}

/** Elements that begin and end a paragraph. */
const breaking = new Set(
  (
    'p div section article main header footer aside blockquote figure figcaption address dl dt dd ul ol li pre hr ' +
    'details fieldset center body html summary h1 h2 h3 h4 h5 h6 button'
  ).split(' '),
)
const boxClasses = /(?:^|\s)(?:has-background|\S{0,40}(?:callout|alert|notice|infobox|su-box))(?:[\s-]|$)/
const buttonClasses =
  /(?:^|\s)(?:btn|button|\S{0,40}(?:__button|-button|button__link|button-link|_button))(?:\s|$)/
/** In px. Smaller pictures are icons, emoji and counters of visits. */
const minSide = 48

/** What is around a node. */
type Place = {
  /** Level of the heading. */
  readonly heading?: number | undefined
  readonly isBoxed: boolean
  /** In a paragraph, an item or a cell, where line breaks are spaces. */
  readonly isProse: boolean
  readonly lists: readonly List[]
}

type Options = {
  readonly address: string
  /** Line breaks of texts outside of paragraphs count, as WordPress's classic editor stores them. */
  readonly isClassic: boolean
  /** Level of the highest heading. */
  readonly topLevel: number
  readonly drop: (what: string) => void
}

function readNodes(nodes: readonly HtmlNode[], isCell: boolean, options: Options): PagePart[] {
  const { address, isClassic, topLevel, drop } = options
  const writer = partWriter(drop)
  let text = ''
  let links: HtmlElement[] = []

  /** Writes the text and the links that were read. */
  function flush(place: Place): void {
    const { heading, isBoxed, lists } = place
    const list = lists.at(-1)
    const lines = heading !== undefined || list ? [linesInOne(text)] : text.split('\n').map(oneLine)
    text = ''
    for (const line of lines.filter(Boolean)) {
      const embedded = embeddedLine(line)
      if (embedded) drop(embedded)
      else if (heading !== undefined) writer.heading(line, heading > topLevel, isBoxed)
      else if (!list) writer.text(line, isBoxed)
      else if (list.isNewItem || !writer.addToItem(line)) {
        writer.item(markOf(lists) + line, lists[0] ?? list, list.isNumbered, isBoxed)
        list.isNewItem = false
      }
    }
    for (const link of links) addLink(link, place)
    links = []
  }

  function addLink(element: HtmlElement, { isBoxed }: Place): void {
    const button = buttonOf(attribute(element, 'href'), oneLine(textOf(element)), address)
    if (typeof button === 'string') drop(button)
    else if (button) writer.button(button, isBoxed)
  }

  function addPicture(element: HtmlElement, place: Place): void {
    const alt = alternative(attribute(element, 'alt'))
    const isIcon =
      ['width', 'height'].some((side) => numberIn(element, side) < minSide) ||
      /\b(?:wp-smiley|emoji|avatar)\b/.test(attribute(element, 'className'))
    const url = pictureAddress(element, address)
    // An icon is a word of its sentence.
    if (isIcon) text += alt
    else if (url !== undefined) {
      flush(place)
      writer.picture(url, alt, place.isBoxed)
    }
  }

  function addTable(table: HtmlElement, place: Place): void {
    const { isBoxed } = place
    flush(place)
    const cells: PagePart[] = []
    const lines = tableLines(table, (cell) => {
      const parts = readNodes(cell.children, true, options)
      cells.push(...parts)
      return linesInOne(parts.flatMap(({ title, text, items }) => [title, text, ...items]).join('\n'))
    })
    for (const line of lines) writer.item(line, table, false, isBoxed)
    for (const { image, imageAlt, buttons } of cells) {
      if (image !== '') writer.picture(image, imageAlt, isBoxed)
      for (const button of buttons) writer.button(button, isBoxed)
    }
  }

  function read(node: HtmlNode, place: Place): void {
    if (node.type === 'text') {
      const isProse = place.isProse || !(isClassic || node.value.includes('\n\n'))
      text += node.value.replace(isProse ? /\s+/g : /[^\S\n]+/g, ' ')
    } else if (node.type === 'comment') drop(leftOutBlock(node.value))
    else if (node.type === 'element') readElement(node, place)
  }

  function readElement(element: HtmlElement, place: Place): void {
    const { tagName, children } = element
    const words = wordsOf(element, text)
    const leftOut = words === undefined ? leftOutElement(element) : undefined
    if (words !== undefined) text += words
    else if (leftOut !== undefined) drop(leftOut)
    else if (tagName === 'br') text += '\n'
    else if (tagName === 'img') addPicture(element, place)
    else if (tagName === 'table') addTable(element, place)
    else if (isButton(element)) {
      flush(place)
      addLink(element, place)
    } else if (breaking.has(tagName)) {
      flush(place)
      const inside = placeIn(element, place)
      for (const child of children) read(child, inside)
      flush(inside)
    } else {
      for (const child of children) read(child, place)
      if (tagName === 'a') links.push(element)
    }
  }

  const start = { isBoxed: false, isProse: isCell, lists: [] }
  for (const node of nodes) read(node, start)
  flush(start)
  return writer.parts
}

function placeIn(element: HtmlElement, { heading, isBoxed, isProse, lists }: Place): Place {
  const { tagName } = element
  const level = headingLevel(tagName)
  const list = lists.at(-1)
  if (tagName === 'li' && list) Object.assign(list, { number: list.number + 1, isNewItem: true })
  return {
    heading: level ?? heading,
    isBoxed: isBoxed || isBox(element),
    isProse: isProse || level !== undefined || tagName === 'p' || tagName === 'li',
    lists: tagName === 'ul' || tagName === 'ol' ? [...lists, beginList(element, lists.length)] : lists,
  }
}

/** A link that looks like a button is no word of its paragraph. */
const isButton = (element: HtmlElement): boolean =>
  element.tagName === 'a' &&
  attribute(element, 'href') !== '' &&
  buttonClasses.test(attribute(element, 'className'))

/** The question of an answer that opens is a heading too. */
function headingLevel(tagName: string): number | undefined {
  if (tagName === 'summary' || tagName === 'button') return 3
  return /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : undefined
}

const isBox = (element: HtmlElement): boolean =>
  element.tagName === 'blockquote' ||
  (['div', 'p', 'section', 'aside'].includes(element.tagName) &&
    boxClasses.test(attribute(element, 'className')))

/** Attributes in which plugins that load pictures late hide the address, and the usual one. */
const sources = ['dataSrc', 'dataLazySrc', 'dataOrigFile', 'src']

/** Absolute address of a picture. */
function pictureAddress(element: HtmlElement, page: string): string | undefined {
  const source = sources
    .map((name) => attribute(element, name))
    .find((value) => value !== '' && !value.startsWith('data:'))
  const url = source === undefined ? null : URL.parse(source, page)
  return url && /^(?:https?|library):$/.test(url.protocol) ? url.href : undefined
}
