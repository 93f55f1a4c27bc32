import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inflateRawSync } from 'node:zlib'

/** Signature of an entry in the list at the end of a ZIP, and bytes before the entry's name. */
const listed = Buffer.from('PK\x01\x02', 'latin1')
const listedBytes = 46
/** Bytes before the name of the entry itself. */
const entryBytes = 30

/** Unpacks a small ZIP. @returns the names of its files. */
export function unzip(file: string, folder: string): readonly string[] {
  const zip = readFileSync(file)
  const names: string[] = []
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  for (let at = zip.readUInt32LE(end + 16); zip.subarray(at, at + 4).equals(listed); ) {
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place))
    const name = zip.toString('utf8', at + listedBytes, at + listedBytes + (nameBytes ?? 0))
    const entry = zip.readUInt32LE(at + 42)
    const start = entry + entryBytes + zip.readUInt16LE(entry + 26) + zip.readUInt16LE(entry + 28)
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    const target = join(folder, name)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed))
    names.push(name)
    at += listedBytes + (nameBytes ?? 0) + (extraBytes ?? 0) + (commentBytes ?? 0)
  }
  return names
}
