import { describe, expect, test } from 'vitest'
import { picture } from '#tests/server/media.ts'
import { pictureKind } from './picture-kind.ts'

/** The beginning of an ISO media file with these brands. */
function ftyp(...brands: string[]): Buffer {
  const [major = '', ...compatible] = brands
  const size = Buffer.alloc(4)
  size.writeUInt32BE(16 + compatible.length * 4)
  return Buffer.concat([size, Buffer.from(`ftyp${major}\0\0\0\0${compatible.join('')}`), Buffer.alloc(40)])
}

describe('the kind of a picture is read from its first bytes', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('%s', async (kind) => {
    expect(pictureKind(await picture(8, 8).toFormat(kind).toBuffer())).toBe(kind)
  })

  test.each([
    ['heic', ['heic', 'mif1', 'heic']],
    ['heic', ['mif1', 'mif1', 'heic']],
    ['heic', ['msf1', 'hevc']],
    ['avif', ['mif1', 'miaf', 'avif']],
  ] as const)('%s among the brands %j', (kind, brands) => {
    expect(pictureKind(ftyp(...brands))).toBe(kind)
  })
})

describe('an unsupported file is refused with the reason', () => {
  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', /SVG.*PNG/],
    ['an SVG behind a mark and spaces', '\ufeff \n<?xml version="1.0"?><svg/>', /SVG/],
    ['an SVG with nested entities', '<!DOCTYPE svg [<!ENTITY a "&b;&b;">]><svg>&a;</svg>', /SVG/],
    ['a page', '<html><img src=x onerror=alert(1)>', /SVG/],
    ['a video', ftyp('isom', 'mp42'), /video/],
    ['a PDF', '%PDF-1.7', /JPEG, PNG/],
    ['a TIFF', 'II*\0', /JPEG, PNG/],
    ['a ZIP', 'PK\x03\x04', /JPEG, PNG/],
    ['text', 'hola', /JPEG, PNG/],
    ['a cut beginning', Buffer.from([0xff, 0xd8]), /JPEG, PNG/],
    ['a cut box', Buffer.from('\0\0\0\xffftyp', 'latin1'), /video/],
    ['nothing', '', /vacío/],
  ])('%s', (_name, beginning, reason) => {
    expect(() => pictureKind(Buffer.from(beginning))).toThrow(reason)
  })
})
