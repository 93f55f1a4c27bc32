import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { mediaPath } from '#content/media/media.ts'

/** A photograph like a phone's: soft light, and grain that makes the file large. */
export async function photograph(width: number, height: number, hue: number): Promise<Buffer> {
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 75" preserveAspectRatio="none">
    <defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${hue} 45% 82%)"/><stop offset="1" stop-color="hsl(${hue} 35% 46%)"/></linearGradient></defs>
    <rect width="100" height="75" fill="url(#g)"/><circle cx="30" cy="50" r="14" fill="hsl(${hue + 160} 60% 45%)"/>
    <rect x="60" y="12" width="26" height="40" fill="hsl(${hue + 40} 50% 92%)"/></svg>`
  const noise = { type: 'gaussian', mean: 128, sigma: 9 } as const
  const grain = sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
  return sharp(Buffer.from(scene))
    .composite([{ input: await grain.png({ compressionLevel: 0 }).toBuffer(), blend: 'soft-light' }])
    .flatten()
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** The document value that shows the picture with these bytes. */
export const pathOf = (bytes: Buffer): string =>
  mediaPath(createHash('sha256').update(bytes).digest('hex').slice(0, 16))

export type TestFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** A small picture for forms: one colour with a bright area in the upper left. */
export async function photoFile(
  name: string,
  { width = 800, height = 600, color = '#4b76cf' }: { width?: number; height?: number; color?: string } = {},
): Promise<TestFile> {
  const spot = { create: { width: 200, height: 200, channels: 3, background: '#ffe9a8' } } as const
  const buffer = await sharp({ create: { width, height, channels: 3, background: color } })
    .composite([{ input: await sharp(spot).png().toBuffer(), left: 100, top: 100 }])
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

export const svgFile: TestFile = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
}

/** Starts like an iPhone photograph (HEIC), whatever the file name says. */
export const heicFile: TestFile = {
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(400),
  ]),
}
