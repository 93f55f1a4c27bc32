import sharp from 'sharp'

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Maximum size of a preview in bytes: the admin shows eighteen of them at once. */
export const previewBytes = 60_000
export const previewSize = { width: 800, height: 500 }

/** Width / height of every preview. */
export const shape = previewSize.width / previewSize.height

/** A translucent paper colour over everything but the section, to set it apart from its surroundings. */
const veil = { r: 253, g: 252, b: 248, alpha: 0.72 }

/** A screenshot in a preview's size, with everything but `section` veiled. */
export async function toPreview(screenshot: Buffer, section: Box | undefined): Promise<Buffer> {
  const picture = sharp(screenshot)
  const { width = 0, height = 0 } = await picture.metadata()
  const around = section ? boxesAround(section, { width, height }) : []
  const veiled = await picture
    .composite(
      around.map(({ x, y, width, height }) => ({
        input: { create: { width, height, channels: 4, background: veil } },
        left: x,
        top: y,
      })),
    )
    .png()
    .toBuffer()

  for (let quality = 84; quality >= 18; quality -= 6) {
    const preview = await sharp(veiled)
      .resize({ ...previewSize, fit: 'fill' })
      .webp({ quality, effort: 6 })
      .toBuffer()
    if (preview.length <= previewBytes) return preview
  }
  throw new Error('The preview is too large at every quality.')
}

/** The non-empty rectangles between a box and the edges of the picture, at most four. */
function boxesAround(box: Box, { width, height }: { width: number; height: number }): Box[] {
  const left = clamp(Math.floor(box.x), width)
  const top = clamp(Math.floor(box.y), height)
  const right = clamp(Math.ceil(box.x + box.width), width)
  const bottom = clamp(Math.ceil(box.y + box.height), height)
  return [
    { x: 0, y: 0, width, height: top },
    { x: 0, y: bottom, width, height: height - bottom },
    { x: 0, y: top, width: left, height: bottom - top },
    { x: right, y: top, width: width - right, height: bottom - top },
  ].filter((each) => each.width > 0 && each.height > 0)
}

const clamp = (value: number, max: number) => Math.min(Math.max(0, value), max)
