import { afterPaint } from './after-paint.ts'
import { keepScrollbarRoom, showModal } from './show-modal.ts'

/*
 * A dialog over the page that opens and closes fast. It is a popover: opening a modal makes the rest of the page inert
 * in the same frame, and the browser then recomputes the styles of the whole page (45 to 90 ms with a CPU slowed down
 * four times). Here this work happens after the first frame that shows or no longer shows the dialog. Browsers without
 * popovers get a modal.
 */

export function openOverlay(dialog: HTMLDialogElement): void {
  if (knowsPopovers()) {
    keepScrollbarRoom()
    dialog.showPopover()
  } else {
    showModal(dialog)
  }
}

export function closeOverlay(dialog: HTMLDialogElement): void {
  if (isPopoverOpen(dialog)) dialog.hidePopover()
  else dialog.close()
}

export const isOverlayOpen = (dialog: HTMLDialogElement) => dialog.open || isPopoverOpen(dialog)

export const knowsPopovers = () => 'popover' in HTMLElement.prototype

const isPopoverOpen = (dialog: HTMLDialogElement) => knowsPopovers() && dialog.matches(':popover-open')

/** The elements that each open dialog made inert. */
const inert = new WeakMap<HTMLDialogElement, readonly HTMLElement[]>()

/**
 * Makes everything beneath an open dialog inert, so that it cannot be read out, focused, clicked or scrolled.
 * @param opener Not made inert, because it gets the focus back when the dialog closes.
 */
export function lockPage(dialog: HTMLDialogElement, opener: Element | null): void {
  afterPaint(() => {
    if (!isPopoverOpen(dialog) || inert.has(dialog)) return
    const held = beneath(opener ? [dialog, opener] : [dialog])
    for (const element of held) element.inert = true
    inert.set(dialog, held)
    document.documentElement.dataset.held = ''
  })
}

/** Undoes `holdBeneath`. */
export function releaseBeneath(dialog: HTMLDialogElement): void {
  afterPaint(() => {
    if (isPopoverOpen(dialog)) return
    for (const element of inert.get(dialog) ?? []) element.inert = false
    inert.delete(dialog)
    delete document.documentElement.dataset.held
  })
}

/** The fewest elements that cover the page except the `kept` elements and their ancestors. */
function beneath(kept: readonly Element[]): HTMLElement[] {
  const around = new Set(kept.flatMap(withAncestors))
  return [...around]
    .filter((element) => !kept.includes(element))
    .flatMap((element) => [...element.children])
    .filter((child) => child instanceof HTMLElement)
    .filter((child) => !around.has(child) && !child.inert)
}

function withAncestors(element: Element): Element[] {
  const { parentElement } = element
  return element === document.body || !parentElement ? [element] : [element, ...withAncestors(parentElement)]
}
