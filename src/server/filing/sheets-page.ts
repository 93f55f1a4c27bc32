import { escaped } from '../responses/escape-html.ts'

/** A page of the site, with the addresses of the pictures of its screens from top to bottom. */
export type PicturedPage = { readonly path: string; readonly screens: readonly string[] }

/** How many screens a sheet of A4 shows side by side and below each other; in points. */
export type SheetLayout = {
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly rows: number
}

export const phoneSheet: SheetLayout = { width: 842, height: 595, columns: 4, rows: 1 }
export const desktopSheet: SheetLayout = { width: 595, height: 842, columns: 1, rows: 2 }

const margin = 28
const gap = 12
const headingHeight = 22

type SheetsPage = {
  readonly pages: readonly PicturedPage[]
  readonly layout: SheetLayout
  readonly siteUrl: string
  /** The device, and when the pictures were taken. */
  readonly about: string
}

/** The screens of all pages, as a page to print. The heading of each page of the site becomes a bookmark. */
export function sheetsPage({ pages, layout, siteUrl, about }: SheetsPage): string {
  const { width, height, columns, rows } = layout
  const cellWidth = (width - 2 * margin - (columns - 1) * gap) / columns
  const cellHeight = (height - 2 * margin - headingHeight - (rows - 1) * gap) / rows
  return `<!doctype html>
<html lang="es-MX">
<meta charset="utf-8">
<title>${escaped(siteUrl)} · ${escaped(about)}</title>
<style>
@page { size: ${width}pt ${height}pt; margin: ${margin}pt }
body { margin: 0; font: 9pt/1.2 'Figtree Variable', Figtree, 'Helvetica Neue', Arial, sans-serif; color: #000 }
section:not(:last-child) { break-after: page }
header { height: ${headingHeight}pt; white-space: nowrap; overflow: hidden }
h1 { display: inline; font: inherit }
div { display: grid; grid: auto-flow ${cellHeight}pt / repeat(${columns}, ${cellWidth}pt); gap: ${gap}pt }
img { max-width: ${cellWidth}pt; max-height: ${cellHeight}pt; outline: 0.5pt solid #b3b3b3 }
</style>
${pages.flatMap((page) => sheetsOf(page, columns * rows, siteUrl, about)).join('\n')}
</html>`
}

function sheetsOf(
  { path, screens }: PicturedPage,
  perSheet: number,
  siteUrl: string,
  about: string,
): string[] {
  const count = Math.max(1, Math.ceil(screens.length / perSheet))
  return Array.from({ length: count }, (_, index) => {
    const shown = screens.slice(index * perSheet, (index + 1) * perSheet)
    const heading = index === 0 ? `<h1>${escaped(path)}</h1>` : escaped(path)
    return `<section><header>${escaped(siteUrl)}${heading} · ${escaped(about)} · hoja ${index + 1} de ${count}</header>
<div>${shown.map((address) => `<img src="${address}" alt="">`).join('')}</div></section>`
  })
}
