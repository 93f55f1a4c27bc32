import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useRef,
} from 'react'
import { closeOverlay, knowsPopovers, lockPage, releaseBeneath } from '#site/islands/overlay.ts'
import { keepScrollbarRoom, showModal } from '#site/islands/show-modal.ts'

/**
 * A dialog that its button opens as a popover with HTML alone. The script keeps the focus inside, returns it on close
 * and makes the page beneath inert.
 */
export function useSideMenu(dialog: RefObject<HTMLDialogElement | null>) {
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // The visitor opened the menu before hydration.
    if (dialog.current) lockPage(dialog.current, opener.current)
  }, [dialog])

  useEffect(() => {
    // From this width the menu is a row: an open dialog would be invisible and keep the page inert.
    const wide = matchMedia('(min-width: 80em)')
    const closeWhenWide = () => wide.matches && dialog.current && closeOverlay(dialog.current)
    wide.addEventListener('change', closeWhenWide)
    return () => wide.removeEventListener('change', closeWhenWide)
  }, [dialog])

  function onToggle({ newState, currentTarget }: ToggleEvent<HTMLDialogElement>) {
    if (newState === 'open') {
      if (!currentTarget.contains(document.activeElement)) currentTarget.querySelector('button')?.focus()
      lockPage(currentTarget, opener.current)
    } else {
      // Some browsers do not focus a button on tap, so they cannot return the focus to it.
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true })
      releaseBeneath(currentTarget)
    }
  }

  return {
    openerProps: {
      ref: opener,
      onClick() {
        if (dialog.current && !knowsPopovers()) showModal(dialog.current)
      },
    },
    closerProps: {
      onClick() {
        if (!knowsPopovers()) dialog.current?.close()
      },
    },
    dialogProps: {
      onBeforeToggle({ newState }: ToggleEvent) {
        if (newState === 'open') keepScrollbarRoom()
      },
      onToggle,
      onClick({ target, clientX, clientY }: MouseEvent) {
        if (!dialog.current || !(target instanceof Element)) return
        const { left, top, right, bottom } = dialog.current.getBoundingClientRect()
        const onBackdrop =
          target === dialog.current &&
          (clientX < left || clientX > right || clientY < top || clientY > bottom)
        if (onBackdrop || target.closest('a')) closeOverlay(dialog.current)
      },
      // Tab moves from the last element to the first and back. Without this, the focus would leave for the browser's
      // controls.
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
