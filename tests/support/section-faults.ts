import { expect, type Page } from '@playwright/test'
import { axeOn } from './axe.ts'
import { moveMouse } from './mouse.ts'

/** A fault on a page with its section type; `page` if it is in no section. */
export type Fault = { readonly section: string; readonly what: string }

/** Finds elements that extend beyond the window, and text that overflows its own box. */
export function findOverflow(page: Page): Promise<Fault[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const faults: { section: string; what: string }[] = []
    const counts = new Map<string, number>()

    const excess = document.documentElement.scrollWidth - width
    if (excess > 0) faults.push({ section: 'page', what: `scrolls ${excess} px sideways` })

    for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg *, script, template)')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) continue
      const beyond = Math.max(box.right - width, -box.left)
      if (beyond > 1 && !isClipped(element)) note(element, `goes ${Math.round(beyond)} px beyond the window`)
      const overflow = overflowWidth(element)
      if (overflow > 1) note(element, `holds text ${overflow} px wider than itself`)
    }
    return faults

    /** The first three faults of a section are enough. */
    function note(element: HTMLElement, what: string) {
      const section = element.closest<HTMLElement>('[data-section]')?.dataset.section ?? 'page'
      const count = (counts.get(section) ?? 0) + 1
      counts.set(section, count)
      const text = element.textContent?.trim().slice(0, 40)
      const name = `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`
      if (count <= 3) faults.push({ section, what: `${name} «${text}» ${what}` })
    }

    /** Whether it is inside a carousel, a scrolling row or a decoration that is clipped on purpose. */
    function isClipped(element: Element): boolean {
      for (let around = element.parentElement; around && around !== document.body; ) {
        if (getComputedStyle(around).overflowX !== 'visible') return true
        around = around.parentElement
      }
      return false
    }

    /** The width by which text directly in a block exceeds the block. */
    function overflowWidth(element: HTMLElement): number {
      const { display, overflowX, textOverflow } = getComputedStyle(element)
      if (display.startsWith('inline') || /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis')
        return 0
      const box = element.getBoundingClientRect()
      const excesses = [...element.childNodes].map((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return 0
        const range = document.createRange()
        range.selectNodeContents(node)
        const text = range.getBoundingClientRect()
        return Math.max(text.right - box.right, box.left - text.left)
      })
      return Math.round(Math.max(0, ...excesses))
    }
  })
}

type Part = { readonly within?: string; readonly without?: string }

/** axe's findings by section, for the whole page or for the part between two selectors. */
export async function findViolations(page: Page, { within, without }: Part = {}): Promise<Fault[]> {
  const builder = axeOn(page)
  if (within) builder.include(within)
  if (without) builder.exclude(without)
  const { violations } = await builder.analyze()
  const nodes = violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => ({ id, target, html })))
  return Promise.all(
    nodes.map(async ({ id, target, html }) => {
      const selector = String(target[0])
      const section = await page.evaluate(
        (css) => document.querySelector(css)?.closest<HTMLElement>('[data-section]')?.dataset.section,
        selector,
      )
      return { section: section ?? 'page', what: `axe, ${id}: ${html.slice(0, 120)}` }
    }),
  )
}

/** Records every layout shift with its positions. Call it before opening the page. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    type Source = { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
    const shifts: { section: string; what: string }[] = []
    Object.assign(window, { shifts })
    const describe = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Resizing the window shifts its whole content, so ignore shifts that a resize causes.
        if (Reflect.get(entry, 'hadRecentInput')) continue
        const sources: Source[] = Reflect.get(entry, 'sources') ?? []
        const value: number = Reflect.get(entry, 'value')
        for (const { node, previousRect, currentRect } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          const section = element?.closest<HTMLElement>('[data-section]')?.dataset.section
          const way = `from ${describe(previousRect)} to ${describe(currentRect)}`
          const when = `${Math.round(entry.startTime)} ms, ${document.readyState}`
          shifts.push({
            section: section ?? 'page',
            what: `shifts by ${value.toFixed(4)} ${way} (${when}): ${element?.outerHTML.slice(0, 100)}`,
          })
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export const shiftsSeen = (page: Page): Promise<Fault[]> => page.evaluate(() => Reflect.get(window, 'shifts'))

/** Scrolls from top to bottom like a visitor, then back. */
export async function scrollThrough(page: Page) {
  await moveMouse(page, 5, 5)
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** Scrolls through the page until it has loaded every picture that it shows. */
export async function loadPictures(page: Page) {
  await scrollThrough(page)
  await expect.poll(() => missingPictures(page)).toEqual([])
}

const missingPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
      .map((image) => image.currentSrc || image.outerHTML),
  )
