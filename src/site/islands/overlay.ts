import { afterPaint } from './after-paint.ts'

/*
 * The side menu is a dialog that HTML alone opens and closes as a popover. Opening a modal instead makes the rest of the
 * page inert in the same frame, and the browser then recomputes the styles of the whole page (45 to 90 ms with a CPU
 * slowed down four times). Here this work happens after the first frame that shows or no longer shows the dialog.
 * Browsers without popovers get a modal.
 */

export function closeOverlay(dialog: HTMLDialogElement): void {
  if (isPopoverOpen(dialog)) dialog.hidePopover()
  else dialog.close()
}

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
    const covering = elementsWithout(opener ? [dialog, opener] : [dialog], document.body)
    for (const element of covering) element.inert = true
    inert.set(dialog, covering)
    document.documentElement.dataset.held = ''
  })
}

/** Undoes `lockPage`. */
export function releaseBeneath(dialog: HTMLDialogElement): void {
  afterPaint(() => {
    if (isPopoverOpen(dialog)) return
    for (const element of inert.get(dialog) ?? []) element.inert = false
    inert.delete(dialog)
    delete document.documentElement.dataset.held
  })
}

/** The fewest elements that cover a part of the page except `excluded`, and are not inert. */
const elementsWithout = (excluded: readonly Element[], part: Element): HTMLElement[] =>
  [...part.children].flatMap((child) => {
    if (!(child instanceof HTMLElement) || child.inert || excluded.includes(child)) return []
    return excluded.some((one) => child.contains(one)) ? elementsWithout(excluded, child) : [child]
  })
