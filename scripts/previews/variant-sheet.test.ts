import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogue, sectionTypes } from '../../src/content/catalogue/index.ts'
import { previewBytes, previewSize } from './frame.ts'
import { variantSheet } from './variant-sheet.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'previews')
const pictures = readdirSync(folder).sort()
const expected = sectionTypes.flatMap((type) => catalogue[type].variants.map(({ imagePath }) => imagePath))

describe('the preview pictures (if these fail, run «npm run previews»)', () => {
  test('show every variant and nothing else', () => {
    expect(new Set(expected).size).toBe(expected.length)
    expect(pictures).toEqual(expected.toSorted())
  })

  test('are small WebP files with one aspect ratio', () => {
    for (const name of pictures) {
      const bytes = readFileSync(join(folder, name))

      expect([name, bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]).toEqual([
        name,
        'RIFF',
        'WEBP',
      ])
      expect(bytes.length, name).toBeLessThanOrEqual(previewBytes)
      // A simple WebP stores its size in the frame header, 14 bits per dimension.
      expect([name, bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]).toEqual([
        name,
        previewSize.width,
        previewSize.height,
      ])
    }
  })

  test('appear in docs/variants.md in the order of the catalogue', () => {
    expect(readFileSync(join(root, 'docs/variants.md'), 'utf8')).toBe(variantSheet())
  })
})
