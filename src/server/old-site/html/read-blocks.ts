import { cleanLine } from '#content/texts/clean-text.ts'
import type { FoundLink, FoundPicture } from '../found-site.ts'
import type { Block } from './blocks.ts'
import { attribute, type HtmlElement, parseFragment, walk } from './element.ts'
import { embeddedAt, leftOutElement } from './left-out-elements.ts'
import { backgroundOf, pictureOf } from './picture-of.ts'
import { withoutShortcodes } from './shortcodes.ts'
import { itemsOfTable, type TableText } from './table-rows.ts'

const headings = new Map([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name, index) => [name, index + 1] as const),
  // The question of an answer that opens.
  ['summary', 3],
])
/** Elements that begin and end a paragraph. */
const breaking = new Set(
  (
    'p div section article main header footer aside blockquote figure figcaption address dl dt dd ul ol li pre hr ' +
    'table details fieldset center body html'
  ).split(' '),
)
const cells = new Set(['td', 'th'])
const boxClasses = /(?:^|\s)(?:has-background|\S{0,40}(?:callout|alert|notice|infobox|su-box))(?:[\s-]|$)/
const buttonClasses =
  /(?:^|\s)(?:btn|button|\S{0,40}(?:__button|-button|button__link|button-link|_button))(?:\s|$)/

/**
 * The blocks of a page's HTML. Line breaks of texts outside of paragraphs count, as WordPress's classic editor stores
 * them.
 * @param address Absolute address of the page.
 * @param drop Called with what is left out, in the owner's words.
 */
export function readBlocks(html: string, address: string, drop: (what: string) => void): Block[] {
  const isClassic = !/<p[\s>]|<!-- wp:/i.test(html)
  const blocks: Block[] = []
  let text = ''
  let links: FoundLink[] = []
  let heading: number | undefined
  let boxes = 0
  let paragraphs = 0
  let isPreformatted = false
  const lists: { readonly id: number; readonly isNumbered: boolean; isInItem: boolean }[] = []
  let listCount = 0
  const tables: TableText[] = []
  const anchors: Anchor[] = []

  function flush(): void {
    if (tables.length > 0) return
    const isItem = heading === undefined && lists.at(-1)?.isInItem === true
    const isOneLine = heading !== undefined || isItem
    // A page of the site has no line breaks within a paragraph.
    for (const line of isOneLine ? [oneLine(text)] : text.split('\n').map(oneLine)) {
      const embedded = embeddedAt(line)
      if (embedded) drop(embedded)
      else if (line !== '') add(line, isItem)
    }
    text = ''
  }

  function add(line: string, isItem: boolean): void {
    const shared = { text: line, isBoxed: boxes > 0, ...(links.length > 0 && { links }) }
    links = []
    const [list] = lists
    if (heading !== undefined) blocks.push({ kind: 'heading', level: heading, ...shared })
    else if (isItem && list) {
      blocks.push({ kind: 'item', list: list.id, isNumbered: list.isNumbered, ...shared })
    } else blocks.push({ kind: 'text', ...shared })
  }

  function begin(element: HtmlElement): void {
    const { tagName } = element
    const classes = attribute(element, 'className')
    if (tagName === 'br') text += '\n'
    else if (tagName === 'img') addPicture(pictureOf(element, address))
    else if (tagName === 'a') {
      anchors.push({
        url: attribute(element, 'href'),
        from: text.length,
        firstBlock: blocks.length,
        label: '',
        isButton: buttonClasses.test(classes),
      })
    } else if (tagName === 'table') {
      flush()
      tables.push({ rows: [] })
    } else if (tagName === 'tr') tables.at(-1)?.rows.push({ cells: [], isHeader: true })
    else if (cells.has(tagName)) text = ''
    const level = headings.get(tagName)
    if (level === undefined && !breaking.has(tagName)) return
    flush()
    if (level !== undefined) heading = level
    if (tagName === 'p' || tagName === 'li') paragraphs += 1
    if (tagName === 'pre') isPreformatted = true
    if (tagName === 'ul' || tagName === 'ol') {
      listCount += 1
      lists.push({ id: listCount, isNumbered: tagName === 'ol', isInItem: false })
    }
    const list = lists.at(-1)
    // Former versions of WordPress wrote a gallery as a list.
    if (tagName === 'li' && list) list.isInItem = !classes.includes('blocks-gallery-item')
    if (isBox(element)) boxes += 1
    if (/\bwp-block-cover\b/.test(classes)) addPicture(backgroundOf(element, address))
  }

  function addPicture(picture: FoundPicture | undefined): void {
    if (!picture) return
    if (heading === undefined) flush()
    blocks.push({ kind: 'picture', picture, isBoxed: boxes > 0 })
  }

  function end(element: HtmlElement): void {
    const { tagName } = element
    if (tagName === 'a') endLink()
    else if (cells.has(tagName)) endCell(tagName === 'th')
    else if (tagName === 'table') {
      const table = tables.pop()
      const items = table ? itemsOfTable(table) : []
      if (tables.length > 0) text = items.join('; ')
      else {
        listCount += 1
        for (const [index, item] of items.entries()) {
          const shared = { text: item, list: listCount, isNumbered: false, isBoxed: boxes > 0 }
          blocks.push({
            kind: 'item',
            ...shared,
            ...(index === items.length - 1 && links.length > 0 && { links }),
          })
        }
        links = []
        text = ''
      }
    }
    if (!headings.has(tagName) && !breaking.has(tagName)) return
    if (tables.length > 0) text += ' '
    else flush()
    if (headings.has(tagName)) heading = undefined
    if (tagName === 'p' || tagName === 'li') paragraphs -= 1
    if (tagName === 'pre') isPreformatted = false
    const list = lists.at(-1)
    if (tagName === 'li' && list) list.isInItem = false
    if (tagName === 'ul' || tagName === 'ol') lists.pop()
    if (isBox(element)) boxes -= 1
  }

  function endLink(): void {
    const anchor = anchors.pop()
    if (!anchor || anchor.url === '' || !URL.canParse(anchor.url, address)) return
    const target = new URL(anchor.url, address)
    if (target.hash !== '' && pathOf(target) === pathOf(new URL(address))) return
    // A link around a whole card has the words of the card's first block.
    const card = blocks.slice(anchor.firstBlock).find((block) => 'text' in block)
    const label = card && 'text' in card ? card.text : oneLine(anchor.label)
    if (label === '') return
    const link = { text: label, url: target.href }
    if (!anchor.isButton || card || tables.length > 0 || lists.some(({ isInItem }) => isInItem)) {
      links.push(link)
      return
    }
    text = text.slice(0, anchor.from)
    flush()
    blocks.push({ kind: 'button', link, isBoxed: boxes > 0 })
  }

  function endCell(isHeader: boolean): void {
    const row = tables.at(-1)?.rows.at(-1)
    if (!row) return
    row.cells.push(oneLine(text))
    if (!isHeader) row.isHeader = false
    text = ''
  }

  function addText(value: string): void {
    const anchor = anchors.at(-1)
    if (anchor) anchor.label += value
    if (isPreformatted) text += value
    else if (paragraphs > 0 || heading !== undefined || tables.length > 0) text += value.replace(/\s+/g, ' ')
    else if (isClassic) text += value.replace(/[^\S\n]+/g, ' ')
    else text += value.includes('\n\n') ? value : value.replace(/\s+/g, ' ')
  }

  for (const { node, isEnd, skip } of walk(parseFragment(withoutShortcodes(html, drop)))) {
    if (node.type === 'text') addText(node.value)
    if (node.type !== 'element') continue
    const reason = leftOutElement(node)
    if (reason !== undefined) {
      skip()
      if (reason !== '' && !isEnd) drop(reason)
    } else if (isEnd) end(node)
    else begin(node)
  }
  flush()
  return blocks
}

/** A link while it is read. */
type Anchor = {
  readonly url: string
  readonly isButton: boolean
  /** Where its words begin in the text of the paragraph. */
  readonly from: number
  readonly firstBlock: number
  label: string
}

const isBox = (element: HtmlElement): boolean =>
  element.tagName === 'blockquote' ||
  (['div', 'p', 'section', 'aside'].includes(element.tagName) &&
    boxClasses.test(attribute(element, 'className')))

const pathOf = ({ pathname }: URL): string => pathname.replace(/\/$/, '')

/** As a page stores it: without characters that cannot be seen, which empty items often have. */
const oneLine = (text: string): string => cleanLine(text.replace(/\s+/g, ' '))
