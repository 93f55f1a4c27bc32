import type { Page } from '@playwright/test'
import { type Fault, findOverflow } from './section-faults.ts'

/**
 * Reads where the browser laid out every visible word, and finds: words broken inside although they fit a line, words
 * outside the box that clips them or outside the header's bar, texts on top of each other, and labels of buttons on
 * two lines.
 */
export function findWordFaults(page: Page, within = 'body'): Promise<Fault[]> {
  return page.evaluate((root) => {
    type Word = { text: string; element: HTMLElement; node: Node; start: number; rects: DOMRect[] }
    const tolerance = 2
    /** Words with so few letters fit a line of a phone in every size of type. */
    const alwaysWhole = 16
    const faults: { section: string; what: string }[] = []
    const words = [...visibleWords()]

    for (const word of words) {
      if (isBroken(word)) note(word, 'is broken inside')
      if (isCut(word)) note(word, 'is cut off by its box')
    }
    for (const header of document.querySelectorAll('[data-sticky] > header')) {
      const { top, bottom, left, right } = header.getBoundingClientRect()
      const inBar = words.filter(
        ({ element }) => header.contains(element) && !element.closest('dialog, ul ul'),
      )
      for (const word of inBar) {
        const isOut = word.rects.some(
          (rect) =>
            middle(rect) - 4 < top || middle(rect) + 4 > bottom || rect.left < left || rect.right > right,
        )
        if (isOut) note(word, 'is outside the header')
      }
    }
    for (const [first, second] of overlaps(words)) note(first, `lies on «${second.text}»`)
    for (const label of document.querySelectorAll<HTMLElement>(
      '.btn > span, .btn:not(:has(> span)), .more-link',
    )) {
      const lines = linesOf(words.filter(({ element }) => label.contains(element)))
      if (lines > 1)
        faults.push({ section: sectionOf(label), what: `«${label.innerText}» takes ${lines} lines` })
    }
    return faults

    function* visibleWords(): Generator<Word> {
      const walker = document.createTreeWalker(
        document.querySelector(root) ?? document.body,
        NodeFilter.SHOW_TEXT,
      )
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        if (element.closest('svg, script, template, .skip-link') || isForScreenReaders(element)) continue
        for (const { 0: text, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          yield { text, element, node, start: index, rects: rectsOf(node, index, text.length) }
        }
      }
    }

    function isForScreenReaders(element: HTMLElement): boolean {
      for (let around: HTMLElement | null = element; around; around = around.parentElement) {
        if (getComputedStyle(around).clipPath === 'inset(50%)') return true
      }
      return false
    }

    /** Parts of a word between which a line may end: hyphens, dashes and slashes that the owner typed. */
    function isBroken({ text, node, start, element, rects }: Word): boolean {
      if (rects.length < 2) return false
      for (const { 0: part, index } of text.matchAll(/[^-–—/@]+/g)) {
        const lines = new Set(rectsOf(node, start + index, part.length).map(({ top }) => Math.round(top)))
        if (lines.size < 2) continue
        if (part.length <= alwaysWhole || naturalWidth(part, element) <= lineWidth(element)) return true
      }
      return false
    }

    function rectsOf(node: Node, start: number, length: number): DOMRect[] {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, start + length)
      return [...range.getClientRects()].filter(({ width }) => width > 0)
    }

    function naturalWidth(text: string, element: HTMLElement): number {
      const ruler = document.createElement('span')
      ruler.textContent = text
      ruler.style.cssText = 'position: absolute; white-space: nowrap; visibility: hidden'
      element.append(ruler)
      const { width } = ruler.getBoundingClientRect()
      ruler.remove()
      return width
    }

    function lineWidth(element: HTMLElement): number {
      let block: HTMLElement = element
      while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement
      const { paddingLeft, paddingRight } = getComputedStyle(block)
      return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    }

    /** Whether a box that clips without scrolling hides a part of the word. */
    function isCut({ element, rects }: Word): boolean {
      for (
        let around: HTMLElement | null = element;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, overflowY, position } = getComputedStyle(around)
        if (/auto|scroll/.test(overflowX + overflowY) || around.matches('[data-ready]')) return false
        const box = around.getBoundingClientRect()
        if (
          overflowX !== 'visible' &&
          rects.some(({ left, right }) => left < box.left - tolerance || right > box.right + tolerance)
        )
          return true
        if (
          overflowY !== 'visible' &&
          rects.some((rect) => middle(rect) > box.bottom || middle(rect) < box.top)
        )
          return true
        if (position === 'fixed') return false
      }
      return false
    }

    function middle({ top, bottom }: DOMRect): number {
      return (top + bottom) / 2
    }

    /** Pairs of words of different texts that overlap. Rectangles are as high as the font, so compare their middles. */
    function overlaps(all: Word[]): [Word, Word][] {
      const boxes = all
        .flatMap((word) =>
          word.rects.map((rect) => ({
            word,
            left: rect.left + 1,
            right: rect.right - 1,
            top: rect.top + rect.height * 0.3,
            bottom: rect.bottom - rect.height * 0.3,
          })),
        )
        .sort((a, b) => a.top - b.top)
      const pairs: [Word, Word][] = []
      for (const [index, box] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          if (other.top >= box.bottom) break
          if (other.word === box.word || layerOf(other.word) !== layerOf(box.word)) continue
          if (other.right <= box.left || other.left >= box.right) continue
          pairs.push([box.word, other.word])
        }
      }
      return pairs
    }

    /** The header, menus and floating buttons lie over the page that scrolls beneath them; chapters scroll in their box. */
    function layerOf({ element }: Word): Element | null {
      return element.closest('dialog, ul ul, [data-sticky], [data-floating], [data-exit], [data-chapters]')
    }

    function linesOf(parts: Word[]): number {
      return new Set(parts.flatMap(({ rects }) => rects.map(({ bottom }) => Math.round(bottom / 4)))).size
    }

    function sectionOf(element: Element): string {
      return element.closest<HTMLElement>('[data-section]')?.dataset.section ?? 'page'
    }

    function note({ text, element }: Word, what: string) {
      faults.push({
        section: sectionOf(element),
        what: `«${text}» of ${element.tagName.toLowerCase()}.${element.className} ${what}`,
      })
    }
  }, within)
}

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"/>'

/** Opens a page with empty pictures, whose sizes are in the HTML, and waits for its fonts. */
export async function openForWords(page: Page, path: string) {
  await page.route('**/dibujos/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }),
  )
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.ready)
}

/** Usual widths of windows, from a small phone to a large desktop. */
export const allWidths = [360, 375, 390, 412, 768, 1024, 1280, 1366, 1440, 1536, 1920]

/** Height of the header in px, by the sample's settings. */
const headerHeight = (width: number) => (width < 1280 ? 68 : 104)
const smallHeaderHeight = 60

/** Word faults and wrong header heights of the open page at these widths, at its top and scrolled. */
export async function faultsAtWidths(page: Page, widths: readonly number[]): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await scrollTo(page, 0)
    const atTop = [
      ...(await findWordFaults(page)),
      ...(await findOverflow(page)),
      ...(await wrongHeight(page, headerHeight(width))),
    ]
    await scrollTo(page, 600)
    const scrolled = [
      ...(await findWordFaults(page, '[data-section="Header"]')),
      ...(await wrongHeight(page, smallHeaderHeight)),
    ]
    faults.push(...atTop.map(({ section, what }) => ({ section, what: `${what}, ${width} px` })))
    faults.push(...scrolled.map(({ section, what }) => ({ section, what: `${what}, ${width} px, scrolled` })))
  }
  return faults
}

/** Scrolls, and waits until the header has its size. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top)
  await page.waitForFunction((isSmall) => !!document.querySelector('[data-stuck]') === isSmall, top > 0)
}

async function wrongHeight(page: Page, expected: number): Promise<Fault[]> {
  const { height } = (await page.locator('[data-sticky] > header').boundingBox()) ?? { height: 0 }
  return height === expected
    ? []
    : [{ section: 'Header', what: `is ${height} px high instead of ${expected}` }]
}
