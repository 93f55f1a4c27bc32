/**
 * Replaces the names in a TrueType font with its family name alone. Browsers take the name from the style sheet, and
 * the copyright stands in the licence file beside the font.
 */
export function withFamilyNameOnly(font: Buffer, family: string): Buffer {
  const tables = tablesOf(font).map(({ tag, data }) => ({
    tag,
    data: tag === 'name' ? nameTable(family) : data,
  }))
  const directory = Buffer.alloc(headerBytes + recordBytes * tables.length)
  font.copy(directory, 0, 0, headerBytes)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (const [index, { tag, data }] of tables.entries()) {
    const record = headerBytes + recordBytes * index
    directory.write(tag, record, 'latin1')
    directory.writeUInt32BE(offset, record + 8)
    directory.writeUInt32BE(data.length, record + 12)
    // Every table starts at a multiple of four bytes. The check sums stay zero, because WOFF2 does not keep them.
    parts.push(data, Buffer.alloc(-data.length & 3))
    offset += data.length + (-data.length & 3)
  }
  return Buffer.concat(parts)
}

const headerBytes = 12
const recordBytes = 16

function tablesOf(font: Buffer) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = headerBytes + recordBytes * index
    const offset = font.readUInt32BE(record + 8)
    return {
      tag: font.toString('latin1', record, record + 4),
      data: font.subarray(offset, offset + font.readUInt32BE(record + 12)),
    }
  })
}

/** Family and PostScript name, which some systems ask for. Both are the same text. */
function nameTable(family: string): Buffer {
  // Big endian, as all numbers of a font.
  const text = Buffer.from(family, 'utf16le')
  text.swap16()
  const ids = [1, 6]
  const start = 6 + 12 * ids.length
  const windows = [3, 1, 0x409]
  const numbers = [0, ids.length, start, ...ids.flatMap((id) => [...windows, id, text.length, 0])]
  const head = Buffer.alloc(start)
  for (const [index, number] of numbers.entries()) head.writeUInt16BE(number, index * 2)
  return Buffer.concat([head, text])
}
