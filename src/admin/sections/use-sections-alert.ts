import { useCallback, useEffect, useState } from 'react'
import { readStored, removeStored, store } from '#admin/shell/browser-storage.ts'

export type SectionsAlert = {
  readonly id: number
  readonly kind: 'success' | 'failure'
  readonly text: string
  readonly reason?: string | undefined
}

const key = 'sections-alert'
let lastId = 0

/** The outcome of the last action, shown until the user closes it. An alert set before a reload is shown after it. */
export function useSectionsAlert() {
  const [alert, setAlert] = useState<SectionsAlert>()

  const show = useCallback((kind: SectionsAlert['kind'], text: string, reason?: string) => {
    lastId += 1
    setAlert({ id: lastId, kind, text, reason })
  }, [])

  useEffect(() => {
    const text = readStored('sessionStorage', key)
    if (text === null) return
    removeStored('sessionStorage', key)
    show('success', text)
  }, [show])

  return {
    alert,
    show,
    dismiss: () => setAlert(undefined),
    leaveForReload: (text: string) => store('sessionStorage', key, text),
  }
}
