/** The SVG inside of an element, as the text of a file. */
export function drawingIn(parent: HTMLElement | null): string | undefined {
  const drawing = parent?.querySelector('svg')
  return drawing ? new XMLSerializer().serializeToString(drawing) : undefined
}

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
