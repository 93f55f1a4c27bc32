import type { MediaFocus, MediaFormat } from '#content/media/media.ts'
import type { ShareCard } from '#content/media/share-card.ts'
import type { PixelArea } from '../../store/media-version.ts'
import type { PictureKind } from './picture-kind.ts'

/** Reads an uploaded file, and writes the source to store and its first rendition. */
export type PrepareJob = {
  readonly kind: 'prepare'
  readonly input: string
  readonly pictureKind: PictureKind
  readonly sourceOutput: string
  readonly renditionOutput: string
}

/** Writes one rendition of a source. */
export type RenderJob = {
  readonly kind: 'render'
  readonly input: string
  readonly area: PixelArea
  readonly width: number
  readonly format: MediaFormat
  readonly output: string
}

/** A drawing of the site as SVG text, or the path of a rendition. */
export type JobPicture = { readonly drawing: string } | { readonly file: string; readonly focus: MediaFocus }

/** Writes the picture for shared links of one page. */
export type ShareJob = {
  readonly kind: 'share'
  readonly card: ShareCard
  readonly pictures: readonly JobPicture[]
  readonly output: string
}

/** Writes an icon of the site. */
export type IconJob = {
  readonly kind: 'icon'
  readonly picture: JobPicture
  readonly size: number
  readonly ground: string
  readonly output: string
}

export type EncoderJob = PrepareJob | RenderJob | ShareJob | IconJob

export type PreparedPicture = {
  readonly width: number
  readonly height: number
  readonly color: string
  /** Width of the first rendition, which is WebP. */
  readonly renditionWidth: number
  /** The part that the eye goes to first. */
  readonly focus: MediaFocus
}

/** Why a picture cannot be used, or not now. */
export const jobRefusals = [
  'unreadable',
  'too_many_pixels',
  'disk_full',
  'too_slow',
  'too_heavy',
  'interrupted',
] as const
export type JobRefusal = (typeof jobRefusals)[number]

/** Result of a job. */
export type EncoderResult = (
  | { readonly done: PreparedPicture | null }
  | { readonly refused: JobRefusal; readonly reason: string }
) & {
  /** The process uses so much memory that the next job should get a new one. */
  readonly isLast: boolean
}

/** A picture job failed. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
  readonly refusal: JobRefusal

  constructor(refusal: JobRefusal, reason: string) {
    super(reason)
    this.refusal = refusal
  }
}

/** The width to make first: good enough for most screens, and ready soon. */
export function firstWidth(widths: readonly number[]): number {
  return widths.findLast((width) => width <= 1280) ?? widths[0] ?? 1
}
