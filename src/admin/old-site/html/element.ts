import { fromHtml } from 'hast-util-from-html'

type Root = ReturnType<typeof fromHtml>
export type HtmlNode = Root['children'][number]
export type HtmlElement = Extract<HtmlNode, { type: 'element' }>

/** A long page has some 2,000. A parser searches the open elements at each tag. */
const maxTags = 10_000

/** @throws {RangeError} for HTML that is too deep or has too many tags to be read in time. */
export function parseFragment(html: string): readonly HtmlNode[] {
  if ((html.match(/<[a-z/]/gi)?.length ?? 0) > maxTags) throw new RangeError('The HTML has too many tags.')
  return fromHtml(html, { fragment: true, verbose: false }).children
}

/** An attribute as text, by its name in `hast`; empty if the element does not have it. */
export function attribute({ properties }: HtmlElement, name: string): string {
  const value = properties[name]
  return Array.isArray(value) ? value.join(' ') : `${value ?? ''}`.trim()
}

export const numberIn = (element: HtmlElement, name: string): number =>
  Number.parseInt(attribute(element, name), 10)

/** All text in a node, as it is written. */
export function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}

/** The child elements that have one of these names. */
export const childrenNamed = ({ children }: HtmlElement, ...names: readonly string[]): HtmlElement[] =>
  children.filter((child) => child.type === 'element').filter(({ tagName }) => names.includes(tagName))
