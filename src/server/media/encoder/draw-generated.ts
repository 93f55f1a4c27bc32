import sharp, { type Sharp } from 'sharp'
import { cropPosition, type MediaFocus, mediaLimits } from '#content/media/media.ts'
import { pictureSide, shareSvg } from '../share-cards/share-svg.ts'
import type { IconJob, JobPicture, ShareJob } from './encoder-jobs.ts'

/** Maximum size of a picture for shared links, in bytes: some apps show no larger one. */
const maxBytes = 150_000

/** Writes the picture for shared links of a page. */
export async function makeShare({ card, pictures, output }: ShareJob): Promise<void> {
  const perRow = pictures.length > 1 ? 2 : 1
  const side = Math.round(pictureSide / perRow)
  const placed = pictures.slice(0, perRow * perRow).map(async (picture, index) => ({
    input: await covering(picture, side),
    left: 1200 - pictureSide + side * (index % perRow),
    top: side * Math.floor(index / perRow),
  }))
  const base = sharp(Buffer.from(shareSvg(card))).flatten({ background: card.colours.ground })
  const composed = await base
    .composite(await Promise.all(placed))
    .png({ compressionLevel: 1 })
    .toBuffer()

  for (const quality of [82, 74, 64, 52]) {
    const { size } = await sharp(composed).jpeg({ quality, mozjpeg: true }).toFile(output)
    if (size <= maxBytes) return
  }
}

/** Writes an icon: the whole picture, fitted into a square. */
export async function makeIcon({ picture, size, ground, output }: IconJob): Promise<void> {
  const background = ground || '#0000'
  const whole = opened(picture, size).resize(size, size, { fit: 'contain', background })
  const icon = ground ? whole.flatten({ background }) : whole
  await icon.png({ compressionLevel: 9, palette: false }).toFile(output)
}

/** A square cut from a picture around its focus. */
async function covering(picture: JobPicture, side: number): Promise<Buffer> {
  const image = opened(picture, side)
  const { width, height } = await image.metadata()
  const scale = side / Math.min(width, height)
  const size = {
    width: Math.max(side, Math.round(width * scale)),
    height: Math.max(side, Math.round(height * scale)),
  }
  const area = {
    left: offset(size.width - side, picture, 'x'),
    top: offset(size.height - side, picture, 'y'),
    width: side,
    height: side,
  }
  return image
    .resize({ ...size, fit: 'fill' })
    .extract(area)
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Offset of the cut as in CSS `object-position`: a percentage of the remaining space. */
const offset = (rest: number, picture: JobPicture, axis: keyof MediaFocus) =>
  Math.round((rest * ('focus' in picture ? cropPosition(picture.focus)[axis] : 50)) / 100)

/**
 * Opens a picture. Drawings are the site's own SVG. Files come from the library and are read with the same limits as
 * uploads.
 */
function opened(picture: JobPicture, side: number): Sharp {
  if ('file' in picture) return sharp(picture.file, { limitInputPixels: mediaLimits.pixels, failOn: 'error' })
  const svg = Buffer.from(picture.drawing)
  const [, width = side] = /<svg[^<>]*\swidth="([\d.]+)"/.exec(picture.drawing) ?? []
  const [, height = side] = /<svg[^<>]*\sheight="([\d.]+)"/.exec(picture.drawing) ?? []
  // Render the SVG at the density of its final size, so that it is sharp.
  const density = (72 * side) / Math.min(Number(width), Number(height))
  return sharp(svg, { density: Math.min(1200, Math.max(36, density)) })
}
