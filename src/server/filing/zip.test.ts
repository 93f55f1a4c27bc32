import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { zipOf } from './zip.ts'

test('a zip file lists its files, with their sizes and checksums', () => {
  const files = [
    { name: 'a.pdf', content: Buffer.from('uno') },
    { name: 'índice.pdf', content: Buffer.from('dos y tres') },
  ]
  const zip = zipOf(files, new Date('2026-01-03T16:20:30Z'))

  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  expect(zip.readUInt16LE(end + 10)).toBe(2)
  let entry = zip.readUInt32LE(end + 16)
  for (const { name, content } of files) {
    expect(zip.readUInt32LE(entry)).toBe(0x02014b50)
    expect(zip.readUInt32LE(entry + 16)).toBe(crc32(content))
    const nameLength = zip.readUInt16LE(entry + 28)
    expect(zip.subarray(entry + 46, entry + 46 + nameLength).toString()).toBe(name)
    const local = zip.readUInt32LE(entry + 42)
    expect(zip.readUInt32LE(local)).toBe(0x04034b50)
    const start = local + 30 + zip.readUInt16LE(local + 26)
    expect(zip.subarray(start, start + zip.readUInt32LE(local + 18))).toEqual(content)
    entry += 46 + nameLength
  }
})
