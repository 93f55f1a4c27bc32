import { withoutTracers } from '#content/documents/tracers.ts'

/** Takes the tracers out of what is copied, cut or dragged: where it is pasted, they would name another field. */
export function copyPlainly(page: Document): void {
  for (const name of ['copy', 'cut'] as const)
    page.addEventListener(name, (event) => {
      if (writeSelection(page, event.clipboardData)) event.preventDefault()
    })
  page.addEventListener('dragstart', (event) => {
    writeSelection(page, event.dataTransfer)
  })
}

/** @returns whether the selection has tracers. Only then it is written. */
function writeSelection(page: Document, data: DataTransfer | null): boolean {
  const selection = page.getSelection()
  if (!data || !selection || selection.rangeCount === 0) return false
  const text = `${selection}`
  if (withoutTracers(text) === text) return false
  const copy = page.createElement('div')
  copy.append(selection.getRangeAt(0).cloneContents())
  data.setData('text/plain', withoutTracers(text))
  data.setData('text/html', withoutTracers(copy.innerHTML))
  return true
}
