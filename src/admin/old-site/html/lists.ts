import { attribute, childrenNamed, type HtmlElement, numberIn } from './element.ts'
import { maxItems } from './part-writer.ts'

/** A list that is open. */
export type List = {
  readonly isOrdered: boolean
  readonly isNumbered: boolean
  number: number
  isNewItem: boolean
}

/** Items of a list of a page are counted from 1 and have one level. Other numbers are words. */
export function beginList(element: HtmlElement, depth: number): List {
  const isOrdered = element.tagName === 'ol'
  const start = numberIn(element, 'start') || 1
  const isCountedAlike = start === 1 && attribute(element, 'type') === ''
  const isShort = childrenNamed(element, 'li').length <= maxItems
  const isNumbered = isOrdered && depth === 0 && isCountedAlike && isShort && !hasList(element)
  return { isOrdered, isNumbered, number: start - 1, isNewItem: false }
}

const hasList = ({ children }: HtmlElement): boolean =>
  children.some((node) => node.type === 'element' && (/^[uo]l$/.test(node.tagName) || hasList(node)))

/** What is before the words of an item: dashes in a list within a list, and a number that the page would not show. */
export function markOf(lists: readonly List[]): string {
  const list = lists.at(-1)
  const dashes = '– '.repeat(Math.max(0, lists.length - 1))
  return list?.isOrdered && !list.isNumbered ? `${dashes}${list.number}. ` : dashes
}
