import { fromHtml } from 'hast-util-from-html'
import { FetchError } from './fetch-error.ts'

type Root = ReturnType<typeof fromHtml>
type Node = Root | Root['children'][number]
export type Element = Extract<Node, { type: 'element' }>

/** @throws {FetchError} for a page of too many nested elements, for which the parser would need too much of the stack. */
export function parseHtml(html: string): Root {
  try {
    return fromHtml(html)
  } catch (error) {
    if (error instanceof RangeError)
      throw new FetchError('La página tiene demasiados elementos anidados.', { cause: error })
    throw error
  }
}

/**
 * The elements below a node, in the page's order. Without recursion, because a hostile page nests them deeply.
 * @param isSkipped Elements that are left out with all that is in them.
 */
export function* elementsIn(
  root: Node,
  isSkipped: (element: Element) => boolean = () => false,
): Generator<Element> {
  for (const node of nodesIn(root, isSkipped)) if (node.type === 'element') yield node
}

/** The matching elements that are in no other matching element, in the page's order. */
export function topmost(root: Node, matches: (element: Element) => boolean): Element[] {
  const found: Element[] = []
  const open: Node[] = [...childrenOf(root)].reverse()
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'element' && matches(node)) found.push(node)
    else for (const child of [...childrenOf(node)].reverse()) open.push(child)
  }
  return found
}

function* nodesIn(root: Node, isSkipped: (element: Element) => boolean): Generator<Node> {
  const open: Node[] = [...childrenOf(root)].reverse()
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'element' && isSkipped(node)) continue
    yield node
    for (const child of [...childrenOf(node)].reverse()) open.push(child)
  }
}

const childrenOf = (node: Node): readonly Node[] => ('children' in node ? node.children : [])

/** The text below a node, on one line. */
export function textOf(root: Node, isSkipped: (element: Element) => boolean = isCode): string {
  let text = ''
  for (const node of nodesIn(root, isSkipped)) if (node.type === 'text') text += node.value
  return text.replace(/\s+/g, ' ').trim()
}

const isCode = ({ tagName }: Element) => ['script', 'style', 'noscript', 'template'].includes(tagName)

/** An attribute as text; empty if the element does not have it. */
export function attribute({ properties }: Element, name: string): string {
  const value = properties[name]
  return Array.isArray(value) ? value.join(' ') : `${value ?? ''}`.trim()
}

/** The classes and the id of an element, and its role. */
export const namesOf = (element: Element): string[] =>
  ['className', 'id', 'role'].flatMap((name) => attribute(element, name).toLowerCase().split(/\s+/))
