import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useLayoutEffect } from 'react'
import { showModal } from './show-modal.ts'

/**
 * A dialog that its button opens as a popover until the script is there, and from then on as a modal: the browser keeps
 * the focus in it and gives it back. One that was opened as a popover becomes a modal as it stands.
 */
export function useSideMenu(dialog: RefObject<HTMLDialogElement | null>) {
  const close = () => dialog.current?.close()

  useLayoutEffect(() => {
    if (dialog.current && isOpenPopover(dialog.current)) makeModal(dialog.current)
  }, [dialog])

  useEffect(() => {
    // From there on the menu is a row: an open dialog would be unseen and hold the page.
    const wide = matchMedia('(min-width: 1280px)')
    const closeWhenWide = () => wide.matches && dialog.current?.close()
    wide.addEventListener('change', closeWhenWide)
    return () => wide.removeEventListener('change', closeWhenWide)
  }, [dialog])

  return {
    openerProps: {
      onClick(event: MouseEvent) {
        // Not as the popover that the button names.
        event.preventDefault()
        if (dialog.current) showModal(dialog.current)
      },
    },
    closerProps: {
      onClick(event: MouseEvent) {
        event.preventDefault()
        close()
      },
    },
    dialogProps: {
      onClick({ target, clientX, clientY }: MouseEvent) {
        if (!dialog.current || !(target instanceof Element)) return
        const { left, top, right, bottom } = dialog.current.getBoundingClientRect()
        const onBackdrop =
          target === dialog.current &&
          (clientX < left || clientX > right || clientY < top || clientY > bottom)
        if (onBackdrop || target.closest('a')) close()
      },
      // From the last to the first and back: by itself a modal lets the focus out to the browser's own controls.
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.key !== 'Tab') return
        const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button, summary')].filter(
          (stop) => stop.checkVisibility(),
        )
        const [leaving, entering] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)]
        if (document.activeElement !== leaving) return
        event.preventDefault()
        entering?.focus()
      },
    },
  }
}

const isOpenPopover = (element: HTMLElement) =>
  CSS.supports('selector(:popover-open)') && element.matches(':popover-open')

/** Without playing its entrance again, and with the focus where it was. */
function makeModal(dialog: HTMLDialogElement) {
  const focused = document.activeElement
  dialog.style.animation = 'none'
  dialog.hidePopover()
  showModal(dialog)
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus()
  dialog.addEventListener('close', () => dialog.style.removeProperty('animation'), { once: true })
}
