import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { picture } from '#tests/server/media.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { workOn } from './encode.ts'
import { PictureError } from './encoder-jobs.ts'
import { type PictureKind, pictureKind } from './picture-kind.ts'

// The tests create pictures in memory, but uploads are files.
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] })

async function prepare(bytes: Buffer, kind: PictureKind = pictureKind(bytes)) {
  const folder = temporaryFolder()
  const [input, source, rendition] = ['original', 'source', 'rendition'].map((name) => join(folder, name))
  if (!input || !source || !rendition) throw new Error('unreachable')
  writeFileSync(input, bytes)
  const prepared = await workOn({
    kind: 'prepare',
    input,
    pictureKind: kind,
    sourceOutput: source,
    renditionOutput: rendition,
  })
  return { ...prepared, source, rendition, folder }
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof PictureError ? error.refusal : error),
  )

/** Colour of one pixel, as [red, green, blue, alpha]. */
async function pixelOf(file: string, left: number, top: number) {
  const area = { left, top, width: 1, height: 1 }
  const pixel = await sharp(file).extract(area).ensureAlpha().raw().toBuffer()
  return [...pixel]
}

const near = (value: number) => expect.toSatisfy((found: number) => Math.abs(found - value) <= 6)

describe('the stored source of a picture', () => {
  test('contains neither the place nor the camera', async () => {
    const withPlace = await picture(300, 200)
      .withExif({
        IFD0: { Make: 'TeléfonoSecreto' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 25/1 0/1' },
      })
      .withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
      )
      .jpeg()
      .toBuffer()
    expect(withPlace.includes('xmpmeta')).toBe(true)

    const { source, rendition } = await prepare(withPlace)

    for (const file of [source, rendition]) {
      const { exif, xmp, iptc, icc } = await sharp(file).metadata()
      expect({ exif, xmp, iptc, icc }).toEqual({})
      expect(/Exif|xmpmeta|Secreto/.test(readFileSync(file, 'latin1'))).toBe(false)
    }
  })

  test.each([
    [1, 300, 200],
    [3, 300, 200],
    [6, 200, 300],
    [8, 200, 300],
  ])('is upright for every EXIF orientation: %i', async (orientation, width, height) => {
    const held = await picture(300, 200).withMetadata({ orientation }).jpeg().toBuffer()

    const { source, rendition, ...size } = await prepare(held)

    expect(size).toMatchObject({ width, height })
    expect((await sharp(rendition).metadata()).height).toBe(height)
    // The dark corner, where red and green are lowest. Each orientation moves it.
    const corners = { 1: [0, 0], 3: [width - 1, height - 1], 6: [width - 1, 0], 8: [0, height - 1] }
    const [left = 0, top = 0] = corners[orientation as 1] ?? []
    const [red = 255, green = 255] = await pixelOf(source, left, top)
    expect(Math.max(red, green)).toBeLessThan(40)
  })

  test('keeps the colours of a wide gamut as near as sRGB allows', async () => {
    const red = { r: 200, g: 60, b: 40 }
    const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: red } })
    const wide = await plain.withIccProfile('p3').png().toBuffer()
    const [unread = 0] = await sharp(wide, { ignoreIcc: true }).resize(1).raw().toBuffer()
    expect(unread).toBeLessThan(190)

    const { source } = await prepare(wide)

    const [r = 0, g = 0, b = 0] = await pixelOf(source, 32, 32)
    expect([r, g, b]).toEqual([near(200), near(60), near(40)])
  })

  test('keeps transparency', async () => {
    const { source, rendition, color } = await prepare(
      await picture(400, 100, { channels: 4 }).png().toBuffer(),
    )

    expect((await pixelOf(source, 20, 50))[3]).toBe(0)
    expect((await pixelOf(rendition, 20, 50))[3]).toBe(0)
    expect((await pixelOf(rendition, 380, 50))[3]).toBe(255)
    expect(color).toBe('')
  })

  test('is the first frame of an animation', async () => {
    const frames = ['#ff0000', '#00ff00'].map((background) => ({
      create: { width: 40, height: 30, channels: 3 as const, background },
    }))
    const pictures = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()))
    const gif = await sharp(pictures, { join: { animated: true } })
      .gif()
      .toBuffer()

    const { width, height, color } = await prepare(gif)

    expect({ width, height }).toEqual({ width: 40, height: 30 })
    expect(color).toMatch(/^#f[ef]0[01]00$/)
  })

  test('is at most twice as large as the largest rendition', async () => {
    const { width, height } = await prepare(await picture(4200, 210).jpeg().toBuffer())

    expect({ width, height }).toEqual({ width: 4096, height: 205 })
  })

  test('has an average colour', async () => {
    const plain = sharp({ create: { width: 50, height: 50, channels: 3, background: '#336699' } })

    expect((await prepare(await plain.png().toBuffer())).color).toMatch(/^#3[2-4]6[5-7]9[89a]$/)
  })
})

describe('renditions', () => {
  test.each([
    ['jpeg', 1281, 1280],
    ['png', 700, 700],
    ['webp', 33, 33],
  ] as const)('are never larger than the source: %s, %i pixels wide', async (format, own, width) => {
    const { rendition, renditionWidth } = await prepare(await picture(own, 50).toFormat(format).toBuffer())

    expect(renditionWidth).toBe(width)
    expect((await sharp(rendition).metadata()).width).toBe(width)
  })

  test('show the chosen crop, in avif and in webp', async () => {
    const { source, folder } = await prepare(await picture(500, 400).png().toBuffer())
    const area = { left: 250, top: 200, width: 200, height: 150 }

    for (const format of ['avif', 'webp'] as const) {
      const output = join(folder, format)
      await workOn({ kind: 'render', input: source, area, width: 160, format, output })

      const { width, height } = await sharp(output).metadata()
      expect({ width, height }).toEqual({ width: 160, height: 120 })
      const [red = 0, green = 0] = await pixelOf(output, 0, 0)
      expect([red, green]).toEqual([near(127), near(127)])
    }
  })

  test('of a picture one pixel high are one pixel high', async () => {
    const { renditionWidth, rendition } = await prepare(await picture(12_000, 1).png().toBuffer())

    expect(renditionWidth).toBe(1280)
    expect((await sharp(rendition).metadata()).height).toBe(1)
  })
})

/** A PNG whose header states these dimensions, with almost no content. */
function pngOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2], 8)
  const body = deflateSync(Buffer.alloc(100_000))
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', size), chunk('IDAT', body)])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

describe('the encoder refuses', () => {
  test.each([
    ['by its pixels', pngOf(30_000, 30_000)],
    ['by its pixels, one line long', pngOf(2_000_000, 1)],
    ['by a side', pngOf(12_001, 10)],
  ])('a PNG before it is decompressed: %s', async (_name, bytes) => {
    expect(await refusal(prepare(bytes))).toBe('too_many_pixels')
  })

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a truncated %s', async (format) => {
    const whole = await picture(200, 200).toFormat(format).toBuffer()

    expect(await refusal(prepare(whole.subarray(0, whole.length / 2)))).toBe('unreadable')
  })

  test('a file whose header claims more pixels than its body contains', async () => {
    expect(await refusal(prepare(pngOf(400, 5_000)))).toBe('unreadable')
  })

  test.each([
    ['a GIF that is a program', Buffer.from('GIF89a=1;alert(document.domain)//')],
    ['a JPEG of only four bytes', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a WebP without content', Buffer.from('RIFF\x04\0\0\0WEBP')],
  ])('%s', async (_name, bytes) => {
    expect(await refusal(prepare(bytes))).toBe('unreadable')
  })

  test('a body that does not match its first bytes', async () => {
    expect(await refusal(prepare(await picture(20, 20).png().toBuffer(), 'jpeg'))).toBe('unreadable')
  })

  test.skipIf(!existsSync('/dev/full'))('a picture for which the disk has no space', async () => {
    const folder = temporaryFolder()
    const input = join(folder, 'original')
    writeFileSync(input, await picture(600, 400).jpeg().toBuffer())
    const outputs = { sourceOutput: '/dev/full', renditionOutput: join(folder, 'rendition') }

    expect(await refusal(workOn({ kind: 'prepare', pictureKind: 'jpeg', input, ...outputs }))).toBe(
      'disk_full',
    )
  })
})

test('data appended to a picture is not stored', async () => {
  const jpeg = await picture(100, 80).jpeg().toBuffer()
  const tail = Buffer.from('<html><script>alert(1)</script>PK\x03\x04')

  const { source, rendition } = await prepare(Buffer.concat([jpeg, tail]))

  for (const file of [source, rendition]) {
    expect(statSync(file).size).toBeGreaterThan(0)
    expect(readFileSync(file, 'latin1')).not.toContain('script')
  }
})
