import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { workOn } from './encode.ts'

/** A plain wall with a head of dark hair and skin, whose centre is given in percent. */
const portrait = (width: number, height: number, x: number, y: number) => {
  const radius = Math.min(width, height) / 8
  const place = `cx="${(width * x) / 100}" cy="${(height * y) / 100}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#c8c4bc"/>
    <ellipse ${place} rx="${radius}" ry="${radius * 1.3}" fill="#3b2419"/><ellipse ${place} rx="${radius * 0.7}" ry="${radius}" fill="#d8a27f"/></svg>`
}

async function focusOf(picture: Buffer | string) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'focus-'))
  const input = join(folder.path, 'a.jpg')
  await writeFile(input, await sharp(Buffer.from(picture)).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer())
  const [sourceOutput, renditionOutput] = [join(folder.path, 'source'), join(folder.path, 'first')]
  return (await workOn({ kind: 'prepare', input, pictureKind: 'jpeg', sourceOutput, renditionOutput }))?.focus
}

test.each([
  [1600, 900],
  [900, 900],
  [800, 1200],
])('an upload of %i × %i has its focal point on the face', async (width, height) => {
  for (const [x, y] of [
    [25, 25],
    [75, 50],
    [50, 75],
  ] as const) {
    const focus = await focusOf(portrait(width, height, x, y))
    const radius = Math.min(width, height) / 8
    expect(Math.abs(((focus?.x ?? 0) - x) / 100) * width).toBeLessThan(radius)
    expect(Math.abs(((focus?.y ?? 0) - y) / 100) * height).toBeLessThan(radius * 1.3)
  }
})

test('a picture of one colour keeps its centre', async () => {
  const plain = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#4b76cf' } })
    .png()
    .toBuffer()
  expect(await focusOf(plain)).toEqual({ x: 50, y: 50 })
})
