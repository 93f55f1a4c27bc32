import type { FoundPart } from '../found-site.ts'
import { buttonOf } from './button-of.ts'
import { attribute, type HtmlElement, type HtmlNode, parseFragment, textOf, walk } from './element.ts'
import { embeddedLine, leftOutBlock, leftOutElement } from './left-out-elements.ts'
import { maxItems, maxParts, partWriter } from './part-writer.ts'
import { withoutShortcodes } from './shortcodes.ts'
import { tableLines } from './table-lines.ts'
import { linesInOne, oneLine, wordsOf } from './words.ts'

export type ReadHtml = {
  readonly parts: readonly FoundPart[]
  /** What does not come along, in the owner's words. */
  readonly dropped: readonly string[]
}

/**
 * The parts of a page that say what its HTML says. A page that would have too many has its lists and headings as
 * paragraphs.
 * @param address Absolute address of the page.
 */
export function readHtml(html: string, address: string): ReadHtml {
  const read = readParts(html, address, false)
  if (read.parts.length <= maxParts) return read
  const { parts, dropped } = readParts(html, address, true)
  if (parts.length <= maxParts) return { parts, dropped }
  return { parts: parts.slice(0, maxParts), dropped: [...dropped, 'El final, porque la página es muy larga'] }
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

type List = {
  readonly id: number
  readonly isOrdered: boolean
  readonly isNumbered: boolean
  number: number
  isNew: boolean
}

type Options = {
  readonly address: string
  readonly isPlain: boolean
  /** Line breaks of texts outside of paragraphs count, as WordPress's classic editor stores them. */
  readonly isClassic: boolean
  /** Level of the highest heading. */
  readonly topLevel: number
  readonly drop: (what: string) => void
}

function readParts(html: string, address: string, isPlain: boolean): ReadHtml {
  const dropped = new Set<string>()
  const drop = (what: string) => void (what !== '' && dropped.add(what))
  const source = withoutShortcodes(html, drop)
  const levels = [...source.matchAll(/<h([1-6])[\s>]/gi)].map(([, level]) => Number(level))
  const isClassic = !/<p[\s>]|<!-- wp:/i.test(html)
  const options = { address, isPlain, isClassic, topLevel: Math.min(...levels), drop }
  return { parts: readNodes(parseFragment(source), options), dropped: [...dropped] }
}

function readNodes(root: HtmlNode, options: Options): readonly FoundPart[] {
  const { address, isPlain, isClassic, topLevel, drop } = options
  const writer = partWriter(isPlain, drop)
  const lists: List[] = []
  let listCount = 0
  let heading: number | undefined
  let boxes = 0
  /** Line breaks in paragraphs, items and cells are spaces. */
  let paragraphs = root.type === 'element' ? 1 : 0
  let text = ''
  let links: HtmlElement[] = []

  function flush(): void {
    const list = lists.at(-1)
    const isBoxed = boxes > 0
    const lines = heading !== undefined || list ? [linesInOne(text)] : text.split('\n').map(oneLine)
    text = ''
    for (const line of lines.filter(Boolean)) {
      const embedded = embeddedLine(line)
      if (embedded) drop(embedded)
      else if (heading !== undefined) writer.heading(line, heading > topLevel, isBoxed)
      else if (!list) writer.text(line, isBoxed)
      else if (list.isNew || isPlain || !writer.more(line)) {
        writer.item(markOf(lists, isPlain) + line, list.id, list.isNumbered, isBoxed)
        list.isNew = false
      }
    }
    for (const link of links) addLink(link)
    links = []
  }

  function addLink(element: HtmlElement): void {
    const button = buttonOf(attribute(element, 'href'), oneLine(textOf(element)), address)
    if (typeof button === 'string') drop(button)
    else if (button) writer.button(button, boxes > 0)
  }

  function addPicture(element: HtmlElement): void {
    const alt = attribute(element, 'alt')
    const sides = ['width', 'height'].map((side) => Number.parseInt(attribute(element, side), 10))
    if (
      sides.some((side) => side < minSide) ||
      /\b(?:wp-smiley|emoji|avatar)\b/.test(attribute(element, 'className'))
    ) {
      // An icon is a word of its sentence, unless its text is only the name of a file.
      if (!/_|\d{3}|\.[a-z]{3,4}$/i.test(alt)) text += alt
      return
    }
    const url = pictureAddress(element, address)
    if (url === undefined) return
    flush()
    writer.picture(url, alt, boxes > 0)
  }

  function addTable(table: HtmlElement): void {
    flush()
    listCount += 1
    const cells: FoundPart[] = []
    const lines = tableLines(table, (cell) => {
      const parts = readNodes(cell, options)
      cells.push(...parts)
      return linesInOne(parts.flatMap(({ title, text, items }) => [title, text, ...items]).join('\n'))
    })
    for (const line of lines) writer.item(line, listCount, false, boxes > 0)
    for (const { image, imageAlt, buttons } of cells) {
      if (image !== '') writer.picture(image, imageAlt, boxes > 0)
      for (const button of buttons) writer.button(button, boxes > 0)
    }
  }

  function begin(element: HtmlElement): void {
    const { tagName } = element
    if (tagName === 'br') text += '\n'
    else if (tagName === 'img') addPicture(element)
    if (!breaking.has(tagName)) return
    flush()
    heading = headingLevel(element) ?? heading
    if (isBox(element)) boxes += 1
    if (tagName === 'p' || tagName === 'li') paragraphs += 1
    if (tagName === 'ul' || tagName === 'ol') {
      if (lists.length === 0) listCount += 1
      lists.push(beginList(element, listCount, lists.length))
    }
    const list = lists.at(-1)
    if (tagName === 'li' && list) Object.assign(list, { number: list.number + 1, isNew: true })
  }

  function end(element: HtmlElement): void {
    const { tagName } = element
    if (tagName === 'a') links.push(element)
    if (!breaking.has(tagName)) return
    flush()
    if (headingLevel(element) !== undefined) heading = undefined
    if (isBox(element)) boxes -= 1
    if (tagName === 'p' || tagName === 'li') paragraphs -= 1
    if (tagName === 'ul' || tagName === 'ol') lists.pop()
  }

  function addText(value: string): void {
    const isProse = paragraphs > 0 || heading !== undefined || !(isClassic || value.includes('\n\n'))
    text += isProse ? value.replace(/\s+/g, ' ') : value.replace(/[^\S\n]+/g, ' ')
  }

  for (const { node, isEnd, skip } of walk(root)) {
    if (node.type === 'text') addText(node.value)
    if (node.type === 'comment') drop(leftOutBlock(node.value))
    if (node.type !== 'element') continue
    const words = isEnd ? undefined : wordsOf(node, text)
    const reason = words === undefined ? leftOutElement(node) : undefined
    if (words !== undefined) text += words
    if (reason !== undefined && !isEnd) drop(reason)
    if (words !== undefined || reason !== undefined) skip()
    else if (node.tagName === 'table') {
      skip()
      if (!isEnd) addTable(node)
    } else if (isEnd) end(node)
    else if (isButton(node)) {
      skip()
      flush()
      addLink(node)
    } else begin(node)
  }
  flush()
  return writer.parts
}

/** A link that looks like a button is no word of its paragraph. */
const isButton = (element: HtmlElement): boolean =>
  element.tagName === 'a' &&
  attribute(element, 'href') !== '' &&
  buttonClasses.test(attribute(element, 'className'))

/** The question of an answer that opens is a heading too. */
function headingLevel({ tagName }: HtmlElement): number | undefined {
  if (tagName === 'summary' || tagName === 'button') return 3
  return /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : undefined
}

const isBox = (element: HtmlElement): boolean =>
  element.tagName === 'blockquote' ||
  (['div', 'p', 'section', 'aside'].includes(element.tagName) &&
    boxClasses.test(attribute(element, 'className')))

/** Items of a list of a page are counted from 1 and have one level. Other numbers are words. */
function beginList(element: HtmlElement, id: number, depth: number): List {
  const isOrdered = element.tagName === 'ol'
  const start = Number.parseInt(attribute(element, 'start'), 10) || 1
  const isCountedAlike = start === 1 && attribute(element, 'type') === ''
  const isNumbered = isOrdered && depth === 0 && isCountedAlike && isShortAndFlat(element)
  return { id, isOrdered, isNumbered, number: start - 1, isNew: false }
}

function isShortAndFlat(list: HtmlElement): boolean {
  let items = 0
  for (const { node, isEnd } of walk(list)) {
    if (isEnd || node.type !== 'element') continue
    if (node.tagName === 'ul' || node.tagName === 'ol') return false
    if (node.tagName === 'li') items += 1
  }
  return items <= maxItems
}

/** What is before the words of an item: dashes in a list within a list, and a number that the page would not show. */
function markOf(lists: readonly List[], isPlain: boolean): string {
  const list = lists.at(-1)
  const dashes = '– '.repeat(Math.max(0, lists.length - 1))
  return list?.isOrdered && (isPlain || !list.isNumbered) ? `${dashes}${list.number}. ` : dashes
}

/** Attributes in which plugins that load pictures late hide the address, and the usual one. */
const sources = ['dataSrc', 'dataLazySrc', 'dataOrigFile', 'src']

/** Absolute address of a picture in its full size: `foto-300x200.jpg` and `foto-scaled.jpg` are sizes of `foto.jpg`. */
function pictureAddress(element: HtmlElement, page: string): string | undefined {
  const named = sources
    .map((name) => attribute(element, name))
    .find((source) => source !== '' && !source.startsWith('data:'))
  if (named === undefined || !URL.canParse(named, page)) return undefined
  const { href, protocol } = new URL(named, page)
  return /^(?:https?|library):$/.test(protocol) ? href : undefined
}
