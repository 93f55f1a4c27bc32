import { fromHtml } from 'hast-util-from-html'
import { attribute, type HtmlElement, type HtmlNode, walk } from '../html/element.ts'
import { isTooComplex } from '../html/is-too-complex.ts'
import { FetchError } from './fetch-error.ts'

type Matches = (element: HtmlElement) => boolean

/** @throws {FetchError} for a page that a parser would need too much time or memory for. */
export function parsePage(html: string): HtmlNode {
  if (isTooComplex(html)) throw new FetchError('Tiene un formato que no se puede leer.')
  return fromHtml(html)
}

/**
 * The elements below a node, in the page's order.
 * @param isSkipped Elements that are left out with all that is in them.
 */
export function* elementsIn(root: HtmlNode, isSkipped: Matches = () => false): Generator<HtmlElement> {
  for (const node of nodesIn(root, isSkipped)) if (node.type === 'element') yield node
}

/** The matching elements that are in no other matching element, in the page's order. */
export function topmost(root: HtmlNode, matches: Matches): HtmlElement[] {
  const found: HtmlElement[] = []
  for (const { node, isEnd, skip } of walk(root)) {
    if (isEnd || node.type !== 'element' || !matches(node)) continue
    found.push(node)
    skip()
  }
  return found
}

function* nodesIn(root: HtmlNode, isSkipped: Matches): Generator<HtmlNode> {
  for (const { node, isEnd, skip } of walk(root)) {
    if (isEnd) continue
    if (node.type === 'element' && isSkipped(node)) skip()
    else yield node
  }
}

/** The text below a node, on one line. */
export function textOf(root: HtmlNode, isSkipped: Matches = isCode): string {
  let text = ''
  for (const node of nodesIn(root, isSkipped)) if (node.type === 'text') text += node.value
  return text.replace(/\s+/g, ' ').trim()
}

const isCode = ({ tagName }: HtmlElement) => ['script', 'style', 'noscript', 'template'].includes(tagName)

/** The classes, the id and the role of an element. */
export const namesOf = (element: HtmlElement): string[] =>
  ['className', 'id', 'role'].flatMap((name) => attribute(element, name).toLowerCase().split(/\s+/))
