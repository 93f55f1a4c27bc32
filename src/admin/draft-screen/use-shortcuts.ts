import { useEffect } from 'react'

type Shortcuts = { readonly save: () => void; readonly undo: () => void; readonly redo: () => void }

/** Ctrl+S, Ctrl+Z and Ctrl+Shift+Z (⌘ on a Mac), while no dialog is open. */
export function useShortcuts({ save, undo, redo }: Shortcuts) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const action = { s: save, z: event.shiftKey ? redo : undo, y: redo }[event.key.toLowerCase()]
      if (!action || (action !== save && hasOwnUndo(event.target))) return
      event.preventDefault()
      if (!document.querySelector('[role="dialog"]')) action()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [save, undo, redo])
}

/** Text inputs outside the draft, such as the search, keep the browser's own undo. */
const hasOwnUndo = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('[role="dialog"], [type="search"]') !== null
