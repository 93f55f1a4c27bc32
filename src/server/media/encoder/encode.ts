import sharp, { type Sharp } from 'sharp'
import {
  centre,
  type MediaFocus,
  type MediaFormat,
  mediaLimits,
  renditionWidths,
} from '#content/media/media.ts'
import { makeIcon, makeShare } from './draw-generated.ts'
import {
  type EncoderJob,
  firstWidth,
  PictureError,
  type PreparedPicture,
  type PrepareJob,
  type RenderJob,
} from './encoder-jobs.ts'

// From files, load only the formats that may be uploaded: libvips knows many more, and some, such as SVG, can use
// unlimited resources. From memory come only the site's own drawings and pictures made here.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    ...['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((loader) => `VipsForeignLoad${loader}File`),
    ...['Svg', 'Png'].map((loader) => `VipsForeignLoad${loader}Buffer`),
  ],
})
sharp.cache(false)
sharp.concurrency(1)

/** Longest side of a source, in pixels: still sharp when it is cropped to a quarter. */
const longestSide = 4096

/** Up to this number of pixels, a lossless source is a small file. */
const losslessPixels = 2_000_000

/** Runs one picture job in the child process: see `encoder-process.ts`. @throws {PictureError} */
export async function workOn(job: EncoderJob): Promise<PreparedPicture | null> {
  try {
    if (job.kind === 'prepare') return await prepare(job)
    if (job.kind === 'share') await makeShare(job)
    else if (job.kind === 'icon') await makeIcon(job)
    else await render(job)
    return null
  } catch (error) {
    throw error instanceof PictureError ? error : asPictureError(error)
  }
}

async function prepare(job: PrepareJob): Promise<PreparedPicture> {
  const upright = open(job.input).autoOrient().toColourspace('srgb')
  const fitted = upright.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
  const source = asSource(fitted, await readHeader(job))
  const { width, height } = await source.toFile(job.sourceOutput)

  const renditionWidth = firstWidth(renditionWidths(width))
  const area = { left: 0, top: 0, width, height }
  await render({
    kind: 'render',
    input: job.sourceOutput,
    area,
    width: renditionWidth,
    format: 'webp',
    output: job.renditionOutput,
  })
  const color = await averageColor(job.renditionOutput)
  return { width, height, color, renditionWidth, focus: await salientPoint(job.renditionOutput) }
}

/**
 * The most salient point of a picture: skin, saturated colours and fine detail. The centre, if nothing stands out or
 * the picture is transparent, as a logo is.
 */
async function salientPoint(file: string): Promise<MediaFocus> {
  const square = open(file).resize(200, 200, { fit: 'fill' })
  if ((await open(file).metadata()).hasAlpha) return centre
  // Of a square that is scaled to 100 pixels before it is cut, sharp tells the point in percent.
  const { info } = await sharp(await square.png().toBuffer())
    .resize(100, 50, { position: 'attention' })
    .toBuffer({ resolveWithObject: true })
  const { attentionX: x = 0, attentionY: y = 0 } = info
  // At the rim it is an edge or a light rather than a face.
  return [x, y].every((at) => at > 10 && at < 90) ? { x, y } : centre
}

const open = (file: string) =>
  sharp(file, { limitInputPixels: mediaLimits.pixels, failOn: 'error', pages: 1 })

type Header = {
  readonly hasAlpha: boolean
  /** Colour has a lower resolution than brightness, as in most photographs. */
  readonly isSubsampled: boolean
  /** Small enough to be stored losslessly. */
  readonly isSmallDrawing: boolean
}

/** Reads the file's metadata before decoding it. */
async function readHeader({ input, pictureKind }: PrepareJob): Promise<Header> {
  const { width, height, hasAlpha, format, chromaSubsampling } = await open(input).metadata()
  if (Math.max(width, height) > mediaLimits.side) {
    throw new PictureError('too_many_pixels', `${width} × ${height}`)
  }
  const isHeif = pictureKind === 'avif' || pictureKind === 'heic'
  if (format !== (isHeif ? 'heif' : pictureKind)) {
    throw new PictureError('unreadable', `${format}, but it begins as ${pictureKind}`)
  }
  const isDrawing = pictureKind === 'png' || pictureKind === 'gif'
  return {
    hasAlpha,
    isSubsampled: chromaSubsampling === '4:2:0',
    isSmallDrawing: isDrawing && width * height <= losslessPixels,
  }
}

/** Encodes the source for storage: quality loss is invisible, and encoding needs little time and memory. */
function asSource(picture: Sharp, { hasAlpha, isSubsampled, isSmallDrawing }: Header): Sharp {
  if (isSmallDrawing) return picture.webp({ lossless: true, effort: 2 })
  if (hasAlpha) return picture.webp({ quality: 92, effort: 1 })
  // Optimised coding would need the whole picture in memory.
  const chromaSubsampling = isSubsampled ? '4:2:0' : '4:4:4'
  return picture.jpeg({ quality: 92, chromaSubsampling, optimiseCoding: false })
}

async function render({ input, area, width, format, output }: RenderJob): Promise<void> {
  const picture = open(input)
  const { hasAlpha, width: whole, height: tall } = await picture.metadata()
  const part = area.width === whole && area.height === tall ? picture : picture.extract(area)
  await encoded(part.resize(width), format, hasAlpha).toFile(output)
}

/** A picture with transparency is usually a logo, whose edges and colours must stay sharp. */
function encoded(picture: Sharp, format: MediaFormat, hasAlpha: boolean): Sharp {
  if (format === 'webp') return picture.webp({ quality: hasAlpha ? 90 : 78, effort: 4 })
  const chromaSubsampling = hasAlpha ? '4:4:4' : '4:2:0'
  return picture.avif({ quality: hasAlpha ? 65 : 55, effort: 3, chromaSubsampling })
}

/** Empty when the picture is transparent. */
async function averageColor(file: string): Promise<string> {
  // sharp's WebP output has an alpha channel only if some pixel is transparent.
  const { hasAlpha } = await open(file).metadata()
  if (hasAlpha) return ''
  const pixel = await open(file).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${pixel.toString('hex', 0, 3)}`
}

function asPictureError(error: unknown): PictureError {
  const reason = error instanceof Error ? error.message : String(error)
  if (/pixel limit/i.test(reason)) return new PictureError('too_many_pixels', reason)
  if (/no space left|quota exceeded|file too large/i.test(reason))
    return new PictureError('disk_full', reason)
  return new PictureError('unreadable', reason)
}
