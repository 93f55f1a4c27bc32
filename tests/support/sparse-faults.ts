import type { Page } from '@playwright/test'
import type { Fault } from './section-faults.ts'

/** Finds sections with nothing but a heading, empty headings, texts that overlap, and lists that leave a half empty. */
export function findSparseFaults(page: Page): Promise<Fault[]> {
  return page.evaluate(() => {
    const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')]
    return sections.flatMap((section) =>
      [...emptyParts(section), ...overlaps(section), ...halfEmptyLists(section)].map((what) => ({
        section: section.dataset.section ?? 'page',
        what,
      })),
    )

    function emptyParts(section: HTMLElement): string[] {
      const headings = [...section.querySelectorAll('h1, h2, h3')].filter(isShown)
      const empty = headings.filter((heading) => !heading.textContent?.trim()).length
      const isBare =
        headings.length > 0 &&
        ![...section.querySelectorAll('li, dd, img, table, form, blockquote, .btn, p')].some(
          (element) => isShown(element) && !element.closest('header'),
        )
      return [
        ...(empty > 0 ? [`has ${empty} empty headings`] : []),
        ...(isBare ? ['shows nothing but its heading'] : []),
      ]
    }

    function overlaps(section: HTMLElement): string[] {
      const texts = [...section.querySelectorAll('h1, h2, h3, p, dt, .btn')].filter(isShown)
      return texts.flatMap((one, index) =>
        texts
          .slice(index + 1)
          .filter((other) => !one.contains(other) && !other.contains(one) && overlap(one, other))
          .map((other) => `«${textOf(one)}» and «${textOf(other)}» overlap`),
      )
    }

    function overlap(one: Element, other: Element): boolean {
      const [a, b] = [textBox(one, other), textBox(other, one)]
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return width > 3 && height > 3
    }

    /** Items that fill less than half of their list's width, and are not in its middle. */
    function halfEmptyLists(section: HTMLElement): string[] {
      if (innerWidth < 1000) return []
      return [...section.querySelectorAll('ul, ol, dl')].flatMap((list) => {
        const { display } = getComputedStyle(list)
        const items = [...list.children].filter(isShown)
        if (!/grid|flex/.test(display) || !items.some(hasPicture)) return []
        const box = frameOf(list).getBoundingClientRect()
        const left = Math.min(...items.map((item) => item.getBoundingClientRect().left))
        const right = Math.max(...items.map((item) => item.getBoundingClientRect().right))
        const isCentred = Math.abs(left - box.left - (box.right - right)) < 40
        const share = Math.round((100 * (right - left)) / box.width)
        return share < 50 && !isCentred ? [`fills ${share} % of «${list.className || textOf(list)}»`] : []
      })
    }

    /** A carousel moves its list within a frame. */
    function frameOf(list: Element): Element {
      const isMoved = getComputedStyle(list).transform !== 'none'
      return (isMoved && list.parentElement) || list
    }

    /** Not a logo or an icon: a row of these may be short. */
    function hasPicture(item: Element): boolean {
      return [...item.querySelectorAll('img')].some((image) => image.getBoundingClientRect().width > 240)
    }

    function isShown(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect()
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
    }

    /** The letters of a title extend beyond its box, and must not touch a button. */
    function textBox(element: Element, other: Element): DOMRect {
      if (element.matches('.btn') || !other.matches('.btn')) return element.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }

    function textOf(element: Element): string {
      return (element.textContent ?? '').trim().slice(0, 30)
    }
  })
}
