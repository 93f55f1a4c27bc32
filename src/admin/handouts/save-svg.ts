/** Saves the drawing inside of an element as a file. */
export function saveSvg(parent: HTMLElement | null, name: string): void {
  const drawing = parent?.querySelector('svg')
  if (!drawing) return
  const file = new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' })
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
