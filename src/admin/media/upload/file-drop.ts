import { useWindowEvent } from '@mantine/hooks'
import { type ClipboardEvent, type DragEvent, useState } from 'react'

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
  const isFree = () => !document.querySelector('[role="dialog"]')
  const take = (data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])]
    if (files.length > 0 && isFree()) onFiles(files)
  }
  useWindowEvent('dragover', (event) => setOver(hasFiles(event) && isFree()))
  useWindowEvent('dragleave', ({ relatedTarget }) => relatedTarget || setOver(false))
  useWindowEvent('drop', ({ dataTransfer }) => {
    setOver(false)
    take(dataTransfer)
  })
  useWindowEvent('paste', ({ clipboardData }) => take(clipboardData))
  return isOver
}
