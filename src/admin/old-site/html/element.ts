import { fromHtml } from 'hast-util-from-html'

type Root = ReturnType<typeof fromHtml>
export type HtmlNode = Root | Root['children'][number]
export type HtmlElement = Extract<HtmlNode, { type: 'element' }>

/** A long page has some 2,000. A parser searches the open elements at each tag. */
const maxTags = 10_000

/** @throws {RangeError} for HTML that is too deep or has too many tags to be read in time. */
export function parseFragment(html: string): Root {
  if ((html.match(/<[a-z/]/gi)?.length ?? 0) > maxTags) throw new RangeError('The HTML has too many tags.')
  return fromHtml(html, { fragment: true, verbose: false })
}

/** An attribute as text, by its name in `hast`; empty if the element does not have it. */
export function attribute({ properties }: HtmlElement, name: string): string {
  const value = properties[name]
  return Array.isArray(value) ? value.join(' ') : `${value ?? ''}`.trim()
}

/** All text in an element, as it is written. */
export function textOf(element: HtmlElement): string {
  let text = ''
  for (const { node } of walk(element)) if (node.type === 'text') text += node.value
  return text
}

/** Nodes in the page's order; each element when it begins and again when it ends. Not recursive. */
export function* walk(
  root: HtmlNode,
): Generator<{ readonly node: HtmlNode; readonly isEnd: boolean; readonly skip: () => void }> {
  const open: { node: HtmlNode; isEnd: boolean }[] = childrenOf(root)
  for (let step = open.pop(); step; step = open.pop()) {
    let isSkipped = step.isEnd
    yield { ...step, skip: () => (isSkipped = true) }
    if (isSkipped || step.node.type !== 'element') continue
    open.push({ node: step.node, isEnd: true }, ...childrenOf(step.node))
  }
}

const childrenOf = (node: HtmlNode) =>
  'children' in node ? node.children.toReversed().map((child) => ({ node: child, isEnd: false })) : []
