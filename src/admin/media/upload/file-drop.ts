import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react'

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false

// A file dropped outside a field would navigate away from the admin.
for (const kind of ['dragover', 'drop'] as const) {
  window.addEventListener(kind, (event) => {
    if (hasFiles(event)) event.preventDefault()
  })
}

type OnFiles = (files: readonly File[]) => void

/** Event handlers for an element that accepts dropped and pasted files, and whether files are dragged over it. */
export function useFileTarget(onFiles: OnFiles) {
  const [isOver, setOver] = useState(false)
  const take = (data: DataTransfer) => {
    const files = [...data.files]
    if (files.length > 0) onFiles(files)
    return files.length > 0
  }
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        event.stopPropagation()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false)
        if (!take(event.dataTransfer)) return
        event.preventDefault()
        event.stopPropagation()
      },
      onPaste: (event: ClipboardEvent) => {
        if (!take(event.clipboardData)) return
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}

/** Accepts files dropped or pasted anywhere on the page, while no dialog is open. */
export function useFilesOnPage(onFiles: OnFiles) {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const isFree = () => !document.querySelector('[role="dialog"]')
    const take = (data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])]
      if (files.length > 0 && isFree()) latest.current(files)
    }
    window.addEventListener('dragover', (event) => setOver(hasFiles(event) && isFree()), { signal })
    window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget || setOver(false), { signal })
    window.addEventListener(
      'drop',
      ({ dataTransfer }) => {
        setOver(false)
        take(dataTransfer)
      },
      { signal },
    )
    window.addEventListener('paste', ({ clipboardData }) => take(clipboardData), { signal })
    return () => stop.abort()
  }, [])

  return isOver
}
