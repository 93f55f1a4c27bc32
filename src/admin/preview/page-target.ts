/** A place of a page: a text within the first of these elements that the page has, or else the element. */
export type Target = {
  readonly selectors: readonly string[]
  readonly text?: string | undefined
}

/** Leaves room for the sticky header, in pixels. */
const headerRoom = 90

/**
 * Opens the folded part around the place, and scrolls to it. A section's own element has no box (`display: contents`),
 * so measure its children.
 */
export function scrollToTarget(page: Document, { selectors, text }: Target): void {
  const parts = selectors.map((selector) => page.querySelector(selector))
  const part = parts.find((found) => found !== null)
  const element = (text && elementWith(part ?? page.body, text)) || firstWithBox([...(part?.children ?? [])])
  const view = page.defaultView
  if (!element || !view) return
  const folded = element.closest('details')
  if (folded) folded.open = true
  const top = element.getBoundingClientRect().top + view.scrollY - headerRoom
  view.scrollTo({ top, behavior: 'instant' })
}

const firstWithBox = (elements: readonly Element[]): Element | undefined =>
  elements.find((element) => element.getBoundingClientRect().height > 0)

/** Characters of a text that are looked for: a layout may show only its start. */
const comparedLength = 60

/** The element that shows a text, or its longest part between facts such as '{ciudad}'. */
function elementWith(root: Element, text: string): Element | undefined {
  const [words = ''] = text
    .split(/\{[^{}]*\}|\n+/)
    .map((part) => part.trim())
    .sort((one, other) => other.length - one.length)
  if (words === '') return
  const start = words.slice(0, comparedLength)
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (node.textContent?.includes(start) && element && firstWithBox([element])) return element
  }
}
