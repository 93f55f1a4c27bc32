import type { FoundLink, FoundPicture } from '../found-site.ts'
import { type Anchor, beginAnchor, linkOf } from './anchors.ts'
import type { Block } from './blocks.ts'
import { attribute, type HtmlElement, parseFragment, walk } from './element.ts'
import { bold, breaking, cells, headingLevel, isBox, isCaption, isFigure } from './element-kinds.ts'
import { endFigure, type Figure } from './figures.ts'
import { inlineWords, tooltipOf } from './inline-words.ts'
import { embeddedAt, leftOutElement } from './left-out-elements.ts'
import { linesInOne, oneLine } from './lines.ts'
import { beginItem, beginList, type List, markOf, withParagraph } from './list-items.ts'
import { withBlockTexts } from './outer-blocks.ts'
import { backgroundOf, pictureOf, signOf } from './picture-of.ts'
import { withoutShortcodes } from './shortcodes.ts'
import { cellOf, linesOfTable, type TableText } from './table-rows.ts'

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
  let headingElement: HtmlElement | undefined
  let boxes = 0
  let paragraphs = 0
  let captions = 0
  let isPreformatted = false
  const lists: List[] = []
  let listCount = 0
  const tables: TableText[] = []
  /** Whether the text of the open cell is bold so far. */
  let isBoldCell = true
  let bolds = 0
  const figures: Figure[] = []
  const anchors: Anchor[] = []
  const explained = new Set<string>()

  function flush(): void {
    if (tables.length > 0) return
    const isItem = heading === undefined && lists.at(-1)?.isInItem === true
    // A page of the site has no line breaks within a paragraph.
    const all = isItem
      ? [linesInOne(text)]
      : heading !== undefined
        ? [oneLine(text)]
        : text.split('\n').map(oneLine)
    for (const line of all) {
      const embedded = embeddedAt(line)
      if (embedded) drop(embedded)
      else if (line !== '') add(line, isItem)
    }
    text = ''
  }

  function add(line: string, isItem: boolean): void {
    const shared = { text: line, isBoxed: boxes > 0, ...(links.length > 0 && { links }) }
    links = []
    const list = lists.at(-1)
    if (heading !== undefined) blocks.push({ kind: 'heading', level: heading, ...shared })
    else if (isItem && list) addItem(list, shared)
    else blocks.push({ kind: 'text', ...shared, ...(captions > 0 && { isCaption: true }) })
  }

  function addItem(list: List, shared: Pick<Block, 'isBoxed' | 'links'> & { text: string }): void {
    const last = blocks.at(-1)
    const { id, isNumbered, isOrdered, isItemNew } = list
    list.isItemNew = false
    if (isOrdered && !isItemNew && last?.kind === 'item') {
      blocks[blocks.length - 1] = withParagraph(last, shared)
    } else {
      const words = (isItemNew ? markOf(list) : '') + shared.text
      blocks.push({ kind: 'item', list: id, isNumbered, ...shared, text: words })
    }
  }

  function begin(element: HtmlElement): void {
    const { tagName } = element
    const classes = attribute(element, 'className')
    if (tagName === 'br') text += '\n'
    else if (tagName === 'q') addText('“')
    else if (bold.has(tagName)) bolds += 1
    else if (tagName === 'img') {
      const sign = signOf(element)
      if (sign !== undefined) addText(sign)
      else addPicture(pictureOf(element, address))
    } else if (tagName === 'a') {
      anchors.push(beginAnchor(element, { from: text.length, firstBlock: blocks.length }))
    } else if (tagName === 'table') {
      flush()
      tables.push({ rows: [], isInHead: false, before: text })
    } else if (tagName === 'thead') markHead(true)
    else if (tagName === 'tr') {
      const table = tables.at(-1)
      table?.rows.push({ cells: [], isInHead: table.isInHead })
    } else if (cells.has(tagName)) {
      text = ''
      isBoldCell = true
    }
    const level = headingLevel(element)
    if (level === undefined && !breaking.has(tagName)) return
    if (tables.length > 0) text += '\n'
    else flush()
    if (level !== undefined) {
      heading = level
      headingElement = element
    }
    if (isFigure(element)) figures.push({ firstBlock: blocks.length, isPictureLost: false })
    if (isCaption(element)) captions += 1
    if (tagName === 'p' || tagName === 'li') paragraphs += 1
    if (tagName === 'pre') isPreformatted = true
    if (tagName === 'ul' || tagName === 'ol') {
      listCount += 1
      lists.push(beginList(element, lists, listCount))
    }
    const list = lists.at(-1)
    if (tagName === 'li' && list) beginItem(list, element)
    if (isBox(element)) boxes += 1
    if (/\bwp-block-cover\b/.test(classes)) addPicture(backgroundOf(element, address))
  }

  function markHead(isInHead: boolean): void {
    const table = tables.at(-1)
    if (table) table.isInHead = isInHead
  }

  function addPicture(picture: FoundPicture | undefined): void {
    const figure = figures.at(-1)
    if (figure && !picture) figure.isPictureLost = true
    if (!picture) return
    if (heading === undefined) flush()
    blocks.push({ kind: 'picture', picture, isBoxed: boxes > 0 })
  }

  function end(element: HtmlElement): void {
    const { tagName } = element
    if (tagName === 'a') endLink()
    else if (tagName === 'q') addText('”')
    else if (bold.has(tagName)) bolds -= 1
    else if (cells.has(tagName)) endCell(element)
    else if (tagName === 'thead') markHead(false)
    else if (tagName === 'caption') endTableCaption()
    else if (tagName === 'table') endTable()
    explain(tooltipOf(element))
    if (headingLevel(element) === undefined && !breaking.has(tagName)) return
    if (tables.length > 0) text += '\n'
    else flush()
    if (headingLevel(element) !== undefined) heading = undefined
    if (tagName === 'p' || tagName === 'li') paragraphs -= 1
    if (tagName === 'pre') isPreformatted = false
    if (isCaption(element)) captions -= 1
    const figure = isFigure(element) ? figures.pop() : undefined
    if (figure) endFigure(figure, blocks, drop)
    const list = lists.at(-1)
    if (tagName === 'li' && list) list.isInItem = false
    if (tagName === 'ul' || tagName === 'ol') lists.pop()
    if (isBox(element)) boxes -= 1
  }

  /** The first time, because a page says it each time. */
  function explain(meaning: string | undefined): void {
    if (meaning === undefined || explained.has(meaning)) return
    explained.add(meaning)
    addText(` (${meaning})`)
  }

  function endTable(): void {
    const table = tables.pop()
    const lines = table ? linesOfTable(table) : []
    if (table && tables.length > 0) {
      text = [table.before, lines.map((line) => line.text).join('; ')].filter(Boolean).join('\n')
      return
    }
    listCount += 1
    for (const { kind, text: line } of lines) {
      const shared = { text: line, isBoxed: boxes > 0 }
      if (kind === 'text') {
        blocks.push({ kind, ...shared })
        listCount += 1
      } else blocks.push({ kind, list: listCount, isNumbered: false, ...shared })
    }
    const last = blocks.at(-1)
    if (last && lines.length > 0 && links.length > 0) blocks[blocks.length - 1] = { ...last, links }
    links = []
    text = ''
  }

  function endTableCaption(): void {
    const line = oneLine(text)
    if (tables.length === 1 && line !== '') blocks.push({ kind: 'text', text: line, isBoxed: boxes > 0 })
    text = ''
  }

  function endLink(): void {
    const anchor = anchors.pop()
    if (!anchor) return
    const card = blocks.slice(anchor.firstBlock).find((block) => 'text' in block)
    const link = linkOf(anchor, address, card)
    if (!link) return
    if (!anchor.isButton || card || tables.length > 0 || lists.some(({ isInItem }) => isInItem)) {
      links.push(link)
      return
    }
    text = text.slice(0, anchor.from)
    flush()
    blocks.push({ kind: 'button', link, isBoxed: boxes > 0 })
  }

  function endCell(element: HtmlElement): void {
    const row = tables.at(-1)?.rows.at(-1)
    if (!row) return
    row.cells.push(cellOf(element, { text, isBold: isBoldCell }))
    text = ''
  }

  function addText(value: string): void {
    const anchor = anchors.at(-1)
    if (anchor) anchor.label += value
    if (bolds === 0 && value.trim() !== '') isBoldCell = false
    if (isPreformatted) text += value
    else if (paragraphs > 0 || heading !== undefined || tables.length > 0) text += value.replace(/\s+/g, ' ')
    else if (isClassic) text += value.replace(/[^\S\n]+/g, ' ')
    else text += value.includes('\n\n') ? value : value.replace(/\s+/g, ' ')
  }

  for (const { node, isEnd, skip } of walk(
    parseFragment(withoutShortcodes(withBlockTexts(html, drop), drop)),
  )) {
    if (node.type === 'text') addText(node.value)
    if (node.type !== 'element') continue
    // The title of an answer that opens may be a button in a heading.
    if (node.tagName === 'button' && heading !== undefined && node !== headingElement) continue
    const isListed = paragraphs > 0 || tables.length > 0
    const words = isEnd || (node.tagName === 'input' && !isListed) ? undefined : inlineWords(node, text)
    const reason = words === undefined ? leftOutElement(node) : undefined
    if (words !== undefined) {
      skip()
      addText(words)
    } else if (reason !== undefined) {
      skip()
      if (reason !== '' && !isEnd) drop(reason)
    } else if (isEnd) end(node)
    else begin(node)
  }
  flush()
  return blocks
}
