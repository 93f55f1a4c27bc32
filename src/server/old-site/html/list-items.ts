import type { Block } from './blocks.ts'
import { attribute, type HtmlElement, walk } from './element.ts'
import { linesInOne } from './lines.ts'

/** A list while it is read. */
export type List = {
  /** The outermost list's, so that lists in it are one list with it. */
  readonly id: number
  readonly isOrdered: boolean
  /** Whether the page numbers the items itself. If not, their numbers are words. */
  readonly isNumbered: boolean
  readonly depth: number
  readonly style: string
  readonly step: 1 | -1
  number: number
  isInItem: boolean
  /** Whether nothing of the open item was read yet. */
  isItemNew: boolean
}

/** A list in the innermost of the open ones. @param id For an outermost list. */
export function beginList(element: HtmlElement, around: readonly List[], id: number): List {
  const isOrdered = element.tagName === 'ol'
  const [outermost] = around
  const isReversed = 'reversed' in element.properties
  const start = Number.parseInt(attribute(element, 'start'), 10)
  const first = isReversed ? itemsIn(element) : 1
  return {
    id: outermost?.id ?? id,
    isOrdered,
    isNumbered: isOrdered && !outermost && !isReversed && isCountedAlike(element),
    depth: around.length,
    style: attribute(element, 'type') || styleOf(element),
    step: isReversed ? -1 : 1,
    number: (Number.isNaN(start) ? first : start) - (isReversed ? -1 : 1),
    isInItem: false,
    isItemNew: false,
  }
}

export function beginItem(list: List, element: HtmlElement): void {
  const value = Number.parseInt(attribute(element, 'value'), 10)
  list.number = Number.isNaN(value) ? list.number + list.step : value
  list.isItemNew = true
  // Former versions of WordPress wrote a gallery as a list.
  list.isInItem = !attribute(element, 'className').includes('blocks-gallery-item')
}

/** An item with its second paragraph, which has no number of its own. */
export function withParagraph(
  item: Item,
  { text, links = [] }: { text: string } & Pick<Block, 'links'>,
): Item {
  const all = [...(item.links ?? []), ...links]
  return { ...item, text: linesInOne(`${item.text}\n${text}`), ...(all.length > 0 && { links: all }) }
}

type Item = Extract<Block, { kind: 'item' }>

/** What is before the words of an item: dashes in a list within a list, and a number that the page would not show. */
export function markOf({ depth, isOrdered, isNumbered, style, number }: List): string {
  return '– '.repeat(depth) + (isOrdered && !isNumbered ? `${numberIn(style, number)}. ` : '')
}

/** In a list of a page, items are counted from 1 and have one text each. */
const plainParts = new Set(
  'li p br a b i em strong span u mark small abbr sup sub code q cite del s'.split(' '),
)

function isCountedAlike(list: HtmlElement): boolean {
  const start = attribute(list, 'start')
  const style = attribute(list, 'type') || styleOf(list)
  if ((start !== '' && start !== '1') || (style !== '' && !/^(?:1|decimal)$/.test(style))) return false
  let items = 0
  for (const { node, isEnd } of walk(list)) {
    if (isEnd || node.type !== 'element') continue
    if (node.tagName === 'li') items += 1
    if (!plainParts.has(node.tagName) || attribute(node, 'value') !== '') return false
  }
  return items <= maxItems
}

/** Items of a list of a page. */
const maxItems = 60

const itemsIn = (list: HtmlElement): number =>
  list.children.filter((child) => child.type === 'element' && child.tagName === 'li').length

const styleOf = (list: HtmlElement): string =>
  /list-style(?:-type)?:\s?([a-z-]{1,30})/i.exec(attribute(list, 'style'))?.[1] ?? ''

function numberIn(style: string, number: number): string {
  if (/^(?:a|lower-(?:alpha|latin))$/.test(style)) return letterOf(number)
  if (/^(?:A|upper-(?:alpha|latin))$/.test(style)) return letterOf(number).toUpperCase()
  if (/^(?:i|lower-roman)$/.test(style)) return romanOf(number)
  return /^(?:I|upper-roman)$/.test(style) ? romanOf(number).toUpperCase() : `${number}`
}

const letterOf = (number: number): string =>
  number >= 1 && number <= 26 ? String.fromCharCode(96 + number) : `${number}`

const romans = [
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

function romanOf(number: number): string {
  if (number < 1 || number > 89) return `${number}`
  let rest = number
  let text = ''
  for (const [value, letters] of romans) {
    for (; rest >= value; rest -= value) text += letters
  }
  return text
}
