import { useWindowEvent } from '@mantine/hooks'
import { useCallback } from 'react'
import { redoLatest, undoLatest } from '#admin/edited-page/page-drafts.ts'

type Actions = { readonly publish: () => void; readonly search: () => void }

/**
 * Ctrl+S, Ctrl+K, Ctrl+Z and Ctrl+Shift+Z (⌘ on a Mac).
 * @returns the handler for keys in the page of the frame.
 */
export function useEditShortcuts({ publish, search }: Actions): (event: KeyboardEvent) => void {
  const onKey = useCallback(
    (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const back = event.shiftKey ? redoLatest : undoLatest
      const action = { s: publish, k: search, z: back, y: redoLatest }[event.key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      if (!document.querySelector('[role="dialog"]')) action()
    },
    [publish, search],
  )
  useWindowEvent('keydown', onKey)
  return onKey
}
