import { afterPaint } from './after-paint.ts'
import { keepScrollbarRoom, showModal } from './show-modal.ts'

/*
 * A dialog over the page that opens and closes at a touch. It is a popover: a modal would make all beneath it inert in
 * the same frame, for which the browser works out the styles of the whole page (45 to 90 ms on a processor slowed four
 * times). Here that comes after the first frame that shows the dialog, or no longer does. A browser without popovers
 * gets the modal.
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

/** What each open dialog has beneath it. */
const inert = new WeakMap<HTMLDialogElement, readonly HTMLElement[]>()

/**
 * Keeps what is beneath an open dialog from being read out, focused, clicked or scrolled.
 * @param opener Takes the focus again when the dialog closes, and so is left out.
 */
export function holdBeneath(dialog: HTMLDialogElement, opener: Element | null): void {
  afterPaint(() => {
    if (!isPopoverOpen(dialog) || inert.has(dialog)) return
    const held = beneath(opener ? [dialog, opener] : [dialog])
    for (const element of held) element.inert = true
    inert.set(dialog, held)
    document.documentElement.dataset.held = ''
  })
}

/** Gives back what `holdBeneath` took. */
export function releaseBeneath(dialog: HTMLDialogElement): void {
  afterPaint(() => {
    if (isPopoverOpen(dialog)) return
    for (const element of inert.get(dialog) ?? []) element.inert = false
    inert.delete(dialog)
    delete document.documentElement.dataset.held
  })
}

/** All of the page but these elements and what they stand in: the fewest elements that hold it. */
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
