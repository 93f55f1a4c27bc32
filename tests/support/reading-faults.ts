import type { Page } from '@playwright/test'
import type { Fault } from './section-faults.ts'

/** Smallest side in px of what a finger taps. Links inside a line of text may be as small as their words. */
const minTarget = 44

/** Links, buttons and fields that are smaller than a finger, with the transparent edges that they have. */
export function findSmallTargets(page: Page): Promise<Fault[]> {
  return page.evaluate((min) => {
    const faults: { section: string; what: string }[] = []
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea'),
    ]
    for (const target of all) {
      if (!target.checkVisibility({ visibilityProperty: true }) || target.closest('[inert], .skip-link'))
        continue
      if (isInText(target)) continue
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const box = target.getBoundingClientRect()
      if (box.width <= 1) continue
      const width = reach(target, box, 1, 0)
      const height = reach(target, box, 0, 1)
      if (Math.min(width, height) >= min - 1) continue
      const section = target.closest<HTMLElement>('[data-section]')?.dataset.section ?? 'page'
      const name = target.ariaLabel ?? target.innerText.trim().slice(0, 40)
      const size = `${Math.round(width)} × ${Math.round(height)} px`
      faults.push({ section, what: `<${target.localName} class="${target.className}"> «${name}» is ${size}` })
    }
    return faults

    /** A link in a sentence: its line has other words. */
    function isInText(target: HTMLElement): boolean {
      if (getComputedStyle(target).display !== 'inline') return false
      const block = target.closest('p, li, dd, td, address, figcaption, small, blockquote')
      return (block?.textContent?.trim().length ?? 0) > (target.textContent?.trim().length ?? 0)
    }

    /** Length of the target through the middle of its box, with the edges of its pseudo-elements and of its label. */
    function reach(target: HTMLElement, box: DOMRect, across: number, down: number): number {
      const own = across ? box.width : box.height
      if (own >= min) return own
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const isHit = (distance: number) => {
        const found = document.elementFromPoint(x + across * distance, y + down * distance)
        return !!found && (target.contains(found) || found.closest('label')?.contains(target) === true)
      }
      const length = (sign: number) => {
        let distance = 0
        while (distance < min && isHit(sign * (distance + 1))) distance += 1
        return distance
      }
      return Math.max(own, length(1) + length(-1) + 1)
    }
  }, minTarget)
}

/** Goes through the page with the Tab key, and finds what it does not reach or does not show in focus. */
export async function findKeyboardFaults(page: Page): Promise<Fault[]> {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    const seen = new Set<Element>()
    const faults: { section: string; what: string }[] = []
    Object.assign(window, { keyboard: { seen, faults } })
  })
  const count = await page.evaluate(
    () => document.querySelectorAll('a[href], button, summary, input, select, textarea, [tabindex]').length,
  )
  for (let presses = 0; presses <= count; presses += 1) {
    await page.keyboard.press('Tab')
    const goesOn = await page.evaluate(() => {
      const { seen, faults } = Reflect.get(window, 'keyboard')
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused === document.body || seen.has(focused)) return false
      seen.add(focused)
      const box = focused.getBoundingClientRect()
      const name = focused.ariaLabel ?? focused.innerText.trim().slice(0, 40)
      const note = (what: string) =>
        faults.push({
          section: focused.closest<HTMLElement>('[data-section]')?.dataset.section ?? 'page',
          what: `<${focused.localName} class="${focused.className}"> «${name}» ${what}`,
        })
      if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
        note('is outside the window in focus')
      const parts = [focused, ...focused.querySelectorAll('*'), focused.parentElement ?? focused]
      const isShown = parts.some((part) =>
        [null, '::before', '::after'].some((pseudo) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part, pseudo)
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow.includes('inset')
        }),
      )
      if (!isShown) note('does not show its focus')
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const above = document.elementFromPoint(x, y)
      const layer = above?.closest('[data-sticky], [data-floating]')
      if (layer && !layer.contains(focused)) note(`is in focus below ${layer.className}`)
      return true
    })
    if (!goesOn) break
  }
  return page.evaluate(() => {
    const { seen, faults } = Reflect.get(window, 'keyboard')
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea'),
    ]
    for (const control of all) {
      const isHidden =
        !control.checkVisibility({ visibilityProperty: true }) ||
        control.matches('[tabindex="-1"], :disabled') ||
        control.closest('[inert]')
      if (isHidden || seen.has(control)) continue
      // One radio button or tab of a group takes the focus.
      if (control.matches('[type=radio], [role=tab]')) continue
      const section = control.closest<HTMLElement>('[data-section]')?.dataset.section ?? 'page'
      const name = control.ariaLabel ?? control.innerText.trim().slice(0, 40)
      faults.push({ section, what: `<${control.localName}> «${name}» is not reached by the keyboard` })
    }
    return faults
  })
}

/** In a contrast theme: texts that keep their own colours, and buttons without a border. */
export function findContrastThemeFaults(page: Page): Promise<Fault[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *:not(svg *, script, template)')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      const { forcedColorAdjust, borderTopWidth } = getComputedStyle(element)
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      )
      const section = element.closest<HTMLElement>('[data-section]')?.dataset.section ?? 'page'
      const name = `<${element.localName} class="${element.className}"> «${element.innerText?.slice(0, 40)}»`
      if (hasText && forcedColorAdjust === 'none') return [{ section, what: `${name} keeps its own colours` }]
      if (element.matches('.btn') && borderTopWidth === '0px')
        return [{ section, what: `${name} has no border` }]
      return []
    }),
  )
}
