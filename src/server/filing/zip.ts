import { crc32 } from 'node:zlib'

export type ZipFile = { readonly name: string; readonly content: Buffer }

/** Sizes and offsets have 32 bits. */
const maxBytes = 0xffff_ffff

/** A zip file without compression: PDF files are compressed already. */
export function zipOf(files: readonly ZipFile[], madeAt: Date): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of files) {
    const fileName = Buffer.from(name)
    const common = commonFields(content, fileName, madeAt)
    const local = Buffer.concat([bytes(4, 0x04034b50), common, fileName])
    directory.push(
      Buffer.concat([
        ...[bytes(4, 0x02014b50), bytes(2, 20), common],
        // Comment, disk, attributes, and where the file begins.
        ...[bytes(2, 0), bytes(2, 0), bytes(2, 0), bytes(4, 0), bytes(4, offset), fileName],
      ]),
    )
    parts.push(local, content)
    offset += local.length + content.length
    if (offset > maxBytes) throw new RangeError('The zip file is too large.')
  }
  const list = Buffer.concat(directory)
  const end = Buffer.concat([
    ...[bytes(4, 0x06054b50), bytes(2, 0), bytes(2, 0), bytes(2, files.length), bytes(2, files.length)],
    ...[bytes(4, list.length), bytes(4, offset), bytes(2, 0)],
  ])
  return Buffer.concat([...parts, list, end])
}

function commonFields(content: Buffer, name: Buffer, madeAt: Date): Buffer {
  const time = (madeAt.getUTCHours() << 11) | (madeAt.getUTCMinutes() << 5) | (madeAt.getUTCSeconds() >> 1)
  const day =
    ((madeAt.getUTCFullYear() - 1980) << 9) | ((madeAt.getUTCMonth() + 1) << 5) | madeAt.getUTCDate()
  return Buffer.concat([
    // Version 2.0, names in UTF-8, stored.
    ...[bytes(2, 20), bytes(2, 0x0800), bytes(2, 0), bytes(2, time), bytes(2, day)],
    ...[bytes(4, crc32(content)), bytes(4, content.length), bytes(4, content.length)],
    ...[bytes(2, name.length), bytes(2, 0)],
  ])
}

/** A whole number as 2 or 4 bytes, lowest first. */
function bytes(length: 2 | 4, value: number): Buffer {
  const buffer = Buffer.alloc(length)
  buffer.writeUIntLE(value, 0, length)
  return buffer
}
