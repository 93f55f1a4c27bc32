/** A picture of one screen of a page, as JPEG. */
export type Screen = { readonly jpeg: Buffer; readonly width: number; readonly height: number }

/** A page of the site, with its screens from top to bottom. */
export type PicturedPage = {
  readonly title: string
  /** The line at the top of each sheet. */
  readonly heading: string
  readonly screens: readonly Screen[]
}

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

/** A PDF that shows pictures of pages on sheets of A4, with a bookmark for each page. */
export function picturePdf(pages: readonly PicturedPage[], layout: SheetLayout): Buffer {
  const file = new PdfFile()
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  const tree = file.reserve()
  const sheets: number[] = []
  const bookmarks: { title: string; sheet: number }[] = []

  for (const { title, heading, screens } of pages) {
    const count = layout.columns * layout.rows
    const groups = Array.from({ length: Math.max(1, Math.ceil(screens.length / count)) }, (_, index) =>
      screens.slice(index * count, (index + 1) * count),
    )
    for (const [index, group] of groups.entries()) {
      const line = `${heading} · hoja ${index + 1} de ${groups.length}`
      const sheet = addSheet(file, { tree, font, layout, line, screens: group })
      if (index === 0) bookmarks.push({ title, sheet })
      sheets.push(sheet)
    }
  }

  const kids = sheets.map((sheet) => `${sheet} 0 R`).join(' ')
  file.set(tree, `<< /Type /Pages /Kids [${kids}] /Count ${sheets.length} >>`)
  const outline = addOutline(file, bookmarks)
  const root = file.add(
    `<< /Type /Catalog /Pages ${tree} 0 R /Outlines ${outline} 0 R /PageMode /UseOutlines /Lang (es-MX) >>`,
  )
  return file.write(root)
}

type Sheet = {
  readonly tree: number
  readonly font: number
  readonly layout: SheetLayout
  readonly line: string
  readonly screens: readonly Screen[]
}

function addSheet(file: PdfFile, { tree, font, layout, line, screens }: Sheet): number {
  const { width, height, columns, rows } = layout
  const cell = {
    width: (width - 2 * margin - (columns - 1) * gap) / columns,
    height: (height - 2 * margin - headingHeight - (rows - 1) * gap) / rows,
  }
  const drawn = [`BT /F 9 Tf ${margin} ${height - margin - 9} Td (${pdfText(line)}) Tj ET`]
  const names: string[] = []
  for (const [index, screen] of screens.entries()) {
    const scale = Math.min(cell.width / screen.width, cell.height / screen.height)
    const [w, h] = [screen.width * scale, screen.height * scale]
    const x = margin + (index % columns) * (cell.width + gap)
    const y = height - margin - headingHeight - Math.floor(index / columns) * (cell.height + gap) - h
    const place = [w, 0, 0, h, x, y].map((value) => value.toFixed(2)).join(' ')
    drawn.push(`q ${place} cm /I${index} Do Q`)
    // A thin frame shows where the screen ends.
    drawn.push(`0.7 G 0.5 w ${[x, y, w, h].map((value) => value.toFixed(2)).join(' ')} re S`)
    names.push(`/I${index} ${addPicture(file, screen)} 0 R`)
  }
  const content = file.addStream('', Buffer.from(drawn.join('\n'), 'latin1'))
  return file.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${content} 0 R ` +
      `/Resources << /Font << /F ${font} 0 R >> /XObject << ${names.join(' ')} >> >> >>`,
  )
}

const addPicture = (file: PdfFile, { jpeg, width, height }: Screen): number =>
  file.addStream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
      '/BitsPerComponent 8 /Filter /DCTDecode',
    jpeg,
  )

function addOutline(file: PdfFile, bookmarks: readonly { title: string; sheet: number }[]): number {
  const outline = file.reserve()
  const items = bookmarks.map(() => file.reserve())
  for (const [index, { title, sheet }] of bookmarks.entries()) {
    const [before, after, own] = [items[index - 1], items[index + 1], items[index]]
    if (own === undefined) continue
    const around = [before && `/Prev ${before} 0 R`, after && `/Next ${after} 0 R`].filter(Boolean).join(' ')
    file.set(
      own,
      `<< /Title (${pdfText(title)}) /Parent ${outline} 0 R ${around} /Dest [${sheet} 0 R /Fit] >>`,
    )
  }
  const ends = items.length > 0 ? `/First ${items[0]} 0 R /Last ${items.at(-1)} 0 R` : ''
  file.set(outline, `<< /Type /Outlines ${ends} /Count ${items.length} >>`)
  return outline
}

/** Text for a PDF string. Helvetica has the letters of Spanish, but not those of every script. */
const pdfText = (text: string) =>
  text
    .replaceAll('—', '-')
    .replaceAll(/[“”]/g, '"')
    .replaceAll('…', '...')
    .replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?')
    .replaceAll(/[\\()]/g, '\\$&')

/** The numbered objects of a PDF file. */
class PdfFile {
  readonly #objects: Buffer[] = []

  reserve(): number {
    this.#objects.push(Buffer.alloc(0))
    return this.#objects.length
  }

  set(number: number, body: string): void {
    this.#objects[number - 1] = Buffer.from(body, 'latin1')
  }

  add(body: string): number {
    const number = this.reserve()
    this.set(number, body)
    return number
  }

  addStream(dictionary: string, content: Buffer): number {
    const number = this.reserve()
    this.#objects[number - 1] = Buffer.concat([
      Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`, 'latin1'),
      content,
      Buffer.from('\nendstream', 'latin1'),
    ])
    return number
  }

  write(root: number): Buffer {
    const parts = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
    let offset = parts[0]?.length ?? 0
    const offsets = this.#objects.map((body, index) => {
      const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
      parts.push(part)
      const start = offset
      offset += part.length
      return start
    })
    const rows = offsets.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
    const size = this.#objects.length + 1
    parts.push(
      Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`),
      Buffer.from(`trailer\n<< /Size ${size} /Root ${root} 0 R >>\nstartxref\n${offset}\n%%EOF\n`),
    )
    return Buffer.concat(parts)
  }
}
