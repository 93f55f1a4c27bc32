import sharp from 'sharp'

export type TestFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** A photograph as a phone might take it: a colour with something bright in its upper left. */
export async function photo(
  name: string,
  {
    width = 1600,
    height = 1200,
    color = '#4b76cf',
  }: { width?: number; height?: number; color?: string } = {},
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

/** Begins as an iPhone's photograph does, whatever its name says. */
export const heicFile: TestFile = {
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(400),
  ]),
}
