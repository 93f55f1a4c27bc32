import { tracersIn, withoutTracers } from '#content/documents/tracers.ts'

/** A text or a picture of the page, and the number of its tracer. */
export type Target = { readonly element: HTMLElement; readonly number: number }

/**
 * What is at a point of the page: a text before a picture behind it.
 * @param x In CSS pixels of the page's window, like y.
 */
export function targetAt(page: Document, x: number, y: number): Target | undefined {
  const elements = page.elementsFromPoint(x, y).filter(isHtmlElement)
  const [top] = elements
  const texts = top && textTarget(top, page, x, y)
  if (texts) return texts
  for (const element of elements) {
    const picture = pictureTarget(element)
    if (picture) return picture
  }
}

/** The text of an element, or of the button or link around it. */
function textTarget(element: HTMLElement, page: Document, x: number, y: number): Target | undefined {
  const control = element.closest<HTMLElement>('button, a, summary')
  for (const candidate of control && control !== element ? [element, control] : [element]) {
    const numbers = tracersIn(candidate.textContent ?? '')
    const [first] = numbers
    if (first === undefined) continue
    if (numbers.length === 1) return { element: candidate, number: first }
    const own = [...candidate.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && tracersIn(node.textContent ?? '').length > 0,
    )
    if (own.length === 0 && candidate !== control) continue
    return { element: candidate, number: numberNear(page, x, y, own) ?? first }
  }
}

/** The tracer of the text node at the point. */
function numberNear(page: Document, x: number, y: number, nodes: readonly Node[]): number | undefined {
  const node = page.caretPositionFromPoint?.(x, y)?.offsetNode
  const near = node && nodes.includes(node) ? node : nodes[0]
  return tracersIn(near?.textContent ?? '')[0]
}

function pictureTarget(element: HTMLElement): Target | undefined {
  const number = element.dataset.traced
  return number === undefined ? undefined : { element, number: Number(number) }
}

/** Not `instanceof`: the element belongs to another window with its own classes. */
export const isHtmlElement = (node: unknown): node is HTMLElement =>
  typeof node === 'object' && node !== null && 'dataset' in node && 'offsetParent' in node

/** The texts of the page that have a tracer. */
export function* tracedTexts(root: Node): Generator<Text> {
  const page = root.ownerDocument ?? root
  if (!('createTreeWalker' in page)) return
  const walker = (page as Document).createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node
    if (parentElement?.tagName === 'SCRIPT') continue
    if (tracersIn(node.textContent ?? '').length > 0) yield node as Text
  }
}

/** The elements that show a field, in the order of the page. */
export function elementsShowing(page: Document, numbers: ReadonlySet<number>): HTMLElement[] {
  const texts = [...tracedTexts(page.body)].filter((node) =>
    tracersIn(node.data).some((number) => numbers.has(number)),
  )
  const pictures = [...page.querySelectorAll<HTMLElement>('[data-traced]')].filter((element) =>
    numbers.has(Number(element.dataset.traced)),
  )
  return [...texts.flatMap((node) => node.parentElement ?? []), ...pictures].filter(isVisible)
}

/** A closed menu or a hidden tab shows nothing. */
const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0

/** The text that visitors read. */
export const readText = (element: Node): string => withoutTracers(element.textContent ?? '').trim()

/** The section around an element: its type, as the page's HTML says it. */
export const sectionOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-section]')?.dataset.section

/** The box of a section, whose own element has none (`display: contents`), in CSS pixels of the page's window. */
export function boxOf(section: Element): DOMRect | undefined {
  const own = section.getBoundingClientRect()
  if (own.height > 0) return own
  const boxes = [...section.children]
    .map((child) => child.getBoundingClientRect())
    .filter(({ height }) => height > 0)
  const [first] = boxes
  if (!first) return
  const top = Math.min(...boxes.map((box) => box.top))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return new DOMRect(first.left, top, first.width, bottom - top)
}
