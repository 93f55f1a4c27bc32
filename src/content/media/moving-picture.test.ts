import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isMovingPicture } from './moving-picture.ts'

const frame = (color: string) =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: color } })
    .png()
    .toBuffer()

/** A picture of two frames, or of one. */
async function framesOf(count: 1 | 2) {
  const frames = [await frame('#a62f30'), await frame('#085c38')]
  return count === 1 ? sharp(frames[0]) : sharp(frames, { join: { animated: true } })
}

/** A PNG with the chunk that announces an animation of this many frames. */
async function animatedPng(frames: number) {
  const png = await frame('#a62f30')
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  chunk.write('acTL', 4, 'latin1')
  chunk.writeUInt32BE(frames, 8)
  // After the signature and the header.
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

const box = (...brands: string[]) => {
  const bytes = Buffer.alloc(16 + 4 * (brands.length - 1) + 100)
  bytes.writeUInt32BE(16 + 4 * (brands.length - 1), 0)
  bytes.write(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`, 4, 'latin1')
  return bytes
}

describe('a picture', () => {
  test.each([
    ['a GIF of two frames', async () => (await framesOf(2)).gif().toBuffer()],
    ['a WebP of two frames', async () => (await framesOf(2)).webp().toBuffer()],
    ['a PNG of two frames', () => animatedPng(2)],
    ['an AVIF sequence', async () => box('avis', 'avif', 'msf1')],
    ['an AVIF that is also a sequence', async () => box('avif', 'mif1', 'avis')],
  ])('moves when it is %s', async (_kind, make) => {
    expect(isMovingPicture(await make())).toBe(true)
  })

  test.each([
    ['a GIF of one frame', async () => (await framesOf(1)).gif().toBuffer()],
    ['a WebP of one frame', async () => (await framesOf(1)).webp().toBuffer()],
    ['a PNG', () => frame('#a62f30')],
    ['a PNG that announces one frame', () => animatedPng(1)],
    [
      'an AVIF',
      async () =>
        sharp(await frame('#a62f30'))
          .avif()
          .toBuffer(),
    ],
    [
      'a JPEG',
      async () =>
        sharp(await frame('#a62f30'))
          .jpeg()
          .toBuffer(),
    ],
    ['an empty file', async () => Buffer.alloc(0)],
  ])('does not move when it is %s', async (_kind, make) => {
    expect(isMovingPicture(await make())).toBe(false)
  })

  test('that is cut off anywhere is read to its end without an error', async () => {
    const pictures = [
      await (await framesOf(2)).gif().toBuffer(),
      await (await framesOf(2)).webp().toBuffer(),
      await animatedPng(2),
      box('avis'),
    ]
    for (const picture of pictures) {
      for (let length = 0; length <= picture.length; length += 1) {
        expect(() => isMovingPicture(picture.subarray(0, length))).not.toThrow()
      }
    }
  })

  test('in more parts than any program writes is not read to its end', () => {
    const gif = Buffer.alloc(25 * 1024 * 1024, 1)
    gif.write('GIF89a', 'latin1')
    gif.fill(0, 6, 13)
    gif[13] = 0x2c
    gif.fill(0, 14, 23)
    let reads = 0
    const counting = new Proxy(gif, {
      get(target, key) {
        reads += 1
        const value: unknown = Reflect.get(target, key, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })

    expect(isMovingPicture(counting)).toBe(false)
    expect(reads).toBeLessThan(1_000_000)
  })
})
