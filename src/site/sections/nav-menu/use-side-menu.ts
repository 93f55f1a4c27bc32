import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useRef,
} from 'react'
import { closeOverlay, holdBeneath, knowsPopovers, releaseBeneath } from '#site/islands/overlay.ts'
import { keepScrollbarRoom, showModal } from '#site/islands/show-modal.ts'

/**
 * A dialog that its button opens by HTML alone, as a popover. The script keeps the focus in it, gives it back, and holds
 * the page beneath.
 */
export function useSideMenu(dialog: RefObject<HTMLDialogElement | null>) {
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // Opened before the script was there.
    if (dialog.current) holdBeneath(dialog.current, opener.current)
  }, [dialog])

  useEffect(() => {
    // From there on the menu is a row: an open dialog would be unseen and hold the page.
    const wide = matchMedia('(min-width: 1280px)')
    const closeWhenWide = () => wide.matches && dialog.current && closeOverlay(dialog.current)
    wide.addEventListener('change', closeWhenWide)
    return () => wide.removeEventListener('change', closeWhenWide)
  }, [dialog])

  function onToggle({ newState, currentTarget }: ToggleEvent<HTMLDialogElement>) {
    if (newState === 'open') {
      if (!currentTarget.contains(document.activeElement)) currentTarget.querySelector('button')?.focus()
      holdBeneath(currentTarget, opener.current)
    } else {
      // Where a tap does not focus a button, the browser has no place to give the focus back to.
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
      // From the last to the first and back: the browser lets the focus out to its own controls.
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
