import { isSectionType, type SectionType } from '#content/catalogue/index.ts'
import { pathWithin } from '../../preview/preview-links.ts'
import { copyPlainly } from './copy-plainly.ts'
import { isHtmlElement, sectionOf, type Target, targetAt } from './traced-elements.ts'

export type Tap = {
  readonly target: Target | undefined
  readonly section: SectionType | undefined
  /** The page that the tapped link leads to. */
  readonly linkPath: string | undefined
  /** In CSS pixels of the page's window. Absent if the keyboard pressed the link or button. */
  readonly point: { readonly x: number; readonly y: number } | undefined
  readonly isTouch: boolean
}

export type PageHandlers = {
  readonly onTap: (tap: Tap) => void
  readonly onHover?: (target: Target | undefined, section: SectionType | undefined) => void
  /** A key with Ctrl or ⌘, as the window's own. */
  readonly onShortcut?: (event: KeyboardEvent) => void
  /** Something may have moved. */
  readonly onMove: () => void
  readonly onDropFile?: (file: File, target: Target) => void
  /** Whether taps follow links instead of selecting. */
  readonly isBrowsing?: () => boolean
  /** Whether a person types in this element. */
  readonly isTypingIn?: (element: Element) => boolean
  readonly onNavigate: (path: string) => void
}

/** Time in ms of a press that shows the name of what is pressed. */
const longPress = 450

/** Listens to pointer and keys in the page of the frame. */
export function listenToPage(page: Document, handlers: PageHandlers): void {
  const view = page.defaultView
  if (!view) return
  let press: ReturnType<typeof setTimeout> | undefined
  let isTouch = false
  /** Where the mouse is, in CSS pixels of the page's window. */
  let mouse: { readonly x: number; readonly y: number } | undefined

  const hover = (x: number, y: number, element: unknown) => {
    if (handlers.isBrowsing?.()) return handlers.onHover?.(undefined, undefined)
    handlers.onHover?.(targetAt(page, x, y), isHtmlElement(element) ? sectionAround(element) : undefined)
  }

  page.addEventListener('pointermove', ({ clientX, clientY, target, pointerType }) => {
    if (pointerType !== 'mouse') return
    mouse = { x: clientX, y: clientY }
    hover(clientX, clientY, target)
  })
  page.documentElement.addEventListener('pointerleave', () => {
    mouse = undefined
  })
  // A mouse that rests while the page scrolls sends no event.
  page.addEventListener(
    'scroll',
    () => {
      if (mouse) hover(mouse.x, mouse.y, page.elementFromPoint(mouse.x, mouse.y))
    },
    { passive: true },
  )
  page.addEventListener('pointerdown', ({ clientX, clientY, target, pointerType }) => {
    isTouch = pointerType === 'touch'
    clearTimeout(press)
    if (isTouch) press = setTimeout(() => hover(clientX, clientY, target), longPress)
  })
  for (const end of ['pointerup', 'pointercancel', 'scroll'])
    page.addEventListener(end, () => clearTimeout(press), { passive: true })
  page.addEventListener('focusin', ({ target }) => {
    if (!isHtmlElement(target) || handlers.isTypingIn?.(target)) return
    if (!target.matches(':focus-visible')) return
    const { left, top, width, height } = target.getBoundingClientRect()
    hover(left + width / 2, top + height / 2, target)
  })

  page.addEventListener(
    'click',
    (event) => {
      const element = event.composedPath().find((each) => isHtmlElement(each))
      if (!isHtmlElement(element) || handlers.isTypingIn?.(element)) return
      const link = element.closest('a')
      const path = link ? pathWithin(link.href, view.location) : undefined
      const linkPath = path === 'same-page' || path === view.location.pathname ? undefined : path
      const isAnchor = link !== null && link.hash !== '' && linkPath === undefined
      if (link && !isAnchor) event.preventDefault()
      if (handlers.isBrowsing?.() || event.ctrlKey || event.metaKey) {
        if (linkPath !== undefined) handlers.onNavigate(linkPath)
        return
      }
      const box = element.getBoundingClientRect()
      const isKey = event.detail === 0
      const [x, y] = isKey
        ? [box.left + box.width / 2, box.top + box.height / 2]
        : [event.clientX, event.clientY]
      const target = targetAt(page, x, y)
      if (!target && linkPath !== undefined) return handlers.onNavigate(linkPath)
      handlers.onTap({
        target,
        linkPath,
        isTouch: isTouch && !isKey,
        section: sectionAround(element),
        point: isKey ? undefined : { x, y },
      })
    },
    true,
  )
  page.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey) handlers.onShortcut?.(event)
  })

  for (const name of ['scroll', 'toggle', 'transitionend', 'load', 'input'])
    page.addEventListener(name, handlers.onMove, { passive: true, capture: true })
  view.addEventListener('resize', handlers.onMove)
  // The constructor of the frame watches elements of the frame in all browsers.
  new ResizeObserver(handlers.onMove).observe(page.body)
  holdStill(page, () => handlers.isBrowsing?.() ?? false)
  copyPlainly(page)

  page.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    hover(event.clientX, event.clientY, event.target)
  })
  page.addEventListener('drop', (event) => {
    event.preventDefault()
    const [file] = event.dataTransfer?.files ?? []
    const target = targetAt(page, event.clientX, event.clientY)
    if (file && target) handlers.onDropFile?.(file, target)
  })
}

/** Stops carousels that move by themselves, as the pointer over them does: what moves cannot be tapped. */
function holdStill(page: Document, isBrowsing: () => boolean) {
  const hold = () => {
    if (isBrowsing()) return
    for (const carousel of page.querySelectorAll('[data-playing]'))
      carousel.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  }
  hold()
  new MutationObserver(hold).observe(page.body, { subtree: true, attributeFilter: ['data-playing'] })
}

function sectionAround(element: Element): SectionType | undefined {
  const type = sectionOf(element)
  return type !== undefined && isSectionType(type) ? type : undefined
}
