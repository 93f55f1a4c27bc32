import sharp, { type Sharp } from 'sharp'
import { type MediaFormat, mediaLimits, renditionWidths } from '#content/media.ts'
import { makeIcon, makeShare } from './made-work.ts'
import {
  firstWidth,
  PictureError,
  type PictureJob,
  type PreparedPicture,
  type PrepareJob,
  type RenderJob,
} from './picture-jobs.ts'

// Only what may be uploaded is ever read from files: of all that libvips knows, SVG above all costs without measure.
// From memory come only the site's own drawings, and what was made of them here.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    ...['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((loader) => `VipsForeignLoad${loader}File`),
    ...['Svg', 'Png'].map((loader) => `VipsForeignLoad${loader}Buffer`),
  ],
})
sharp.cache(false)
sharp.concurrency(1)

/** The longest side of a source: sharp still when a quarter of it is cropped. */
const longestSide = 4096

/** Up to here a source without loss stays small. */
const losslessPixels = 2_000_000

/** Works on pictures. Runs in a process of its own: see `picture-process.ts`. @throws {PictureError} */
export async function workOn(job: PictureJob): Promise<PreparedPicture | null> {
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
    ...{ kind: 'render', input: job.sourceOutput, area },
    ...{ width: renditionWidth, format: 'webp', output: job.renditionOutput },
  })
  return { width, height, color: await averageColor(job.renditionOutput), renditionWidth }
}

const open = (file: string) =>
  sharp(file, { limitInputPixels: mediaLimits.pixels, failOn: 'error', pages: 1 })

type Header = {
  readonly hasAlpha: boolean
  /** Its colours are coarser than its light, as in most photographs. */
  readonly isSubsampled: boolean
  /** Small enough to be kept as it is, without loss. */
  readonly isSmallDrawing: boolean
}

/** What the file says of itself, before any of it is unpacked. */
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

/** As it is kept: so good that nobody sees it was saved once more, in little time and memory. */
function asSource(picture: Sharp, { hasAlpha, isSubsampled, isSmallDrawing }: Header): Sharp {
  if (isSmallDrawing) return picture.webp({ lossless: true, effort: 2 })
  if (hasAlpha) return picture.webp({ quality: 92, effort: 1 })
  // To optimise the coding would take the whole picture in memory.
  const chromaSubsampling = isSubsampled ? '4:2:0' : '4:4:4'
  return picture.jpeg({ quality: 92, chromaSubsampling, optimiseCoding: false })
}

async function render({ input, area, width, format, output }: RenderJob): Promise<void> {
  const picture = open(input)
  const { hasAlpha, width: whole, height: tall } = await picture.metadata()
  const part = area.width === whole && area.height === tall ? picture : picture.extract(area)
  await encoded(part.resize(width), format, hasAlpha).toFile(output)
}

/** A picture with transparent parts is a logo, mostly, whose edges and colours must stay sharp. */
function encoded(picture: Sharp, format: MediaFormat, hasAlpha: boolean): Sharp {
  if (format === 'webp') return picture.webp({ quality: hasAlpha ? 90 : 78, effort: 4 })
  const chromaSubsampling = hasAlpha ? '4:4:4' : '4:2:0'
  return picture.avif({ quality: hasAlpha ? 65 : 55, effort: 3, chromaSubsampling })
}

/** Empty where the page shows through the picture. */
async function averageColor(file: string): Promise<string> {
  // WebP keeps transparency only where there is some.
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
