import { useWindowEvent } from '@mantine/hooks'
import { useCallback } from 'react'

type Shortcuts = {
  readonly save: () => void
  readonly undo: () => void
  readonly redo: () => void
  readonly search?: () => void
}

/**
 * Ctrl+S, Ctrl+Z and Ctrl+Shift+Z, and where there is a search Ctrl+K (⌘ on a Mac), while no dialog is open.
 * @returns the handler, for keys in the page of a frame.
 */
export function useShortcuts({ save, undo, redo, search }: Shortcuts): (event: KeyboardEvent) => void {
  const onKey = useCallback(
    (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const back = event.shiftKey ? redo : undo
      const action = { s: save, k: search, z: back, y: redo }[event.key.toLowerCase()]
      if (!action || ((action === undo || action === redo) && hasOwnUndo(event.target))) return
      event.preventDefault()
      if (!document.querySelector('[role="dialog"]')) action()
    },
    [save, undo, redo, search],
  )
  useWindowEvent('keydown', onKey)
  return onKey
}

/** Text inputs outside the draft, such as the search, keep the browser's own undo. */
const hasOwnUndo = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('[role="dialog"], [type="search"]') !== null
