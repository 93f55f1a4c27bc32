import { z } from 'zod'
import { cleanLine } from '../texts/clean-text.ts'
import { type MediaFormat, mediaFormats, mediaId } from './media-paths.ts'

export { type MediaFormat, mediaFormats, mediaIdOf, mediaPath, renditionPath } from './media-paths.ts'

/** Widths of renditions in pixels; a picture gets those up to its own width. */
export const mediaWidths = [320, 480, 640, 960, 1280, 1920, 2560] as const

/** Limits for uploads. */
export const mediaLimits = { bytes: 25 * 1024 * 1024, pixels: 50_000_000, side: 12_000 } as const

/** Days for which a removed or replaced picture can be put back. Visitors cannot get it meanwhile. */
export const formerDays = 30

/** Days for which a browser may show a picture that it has loaded, without asking for it again. */
export const browserDays = 365

/** One generated file of a picture. */
export type Rendition = { readonly version: string; readonly width: number; readonly format: MediaFormat }

export function renditionOf(path: string): Rendition | undefined {
  const [, version, width, format] =
    /^\/medios\/([0-9a-f]{16})\/([1-9]\d{0,3})\.(avif|webp)$/.exec(path) ?? []
  if (!version || !width || !isMediaFormat(format)) return undefined
  return { version, width: Number(width), format }
}

const isMediaFormat = (value: string | undefined): value is MediaFormat =>
  mediaFormats.some((format) => format === value)

/**
 * Rendition widths of a picture that is `own` pixels wide. Never upscales; includes `own` if it is below the maximum.
 */
export function renditionWidths(own: number): number[] {
  const widths: number[] = mediaWidths.filter((width) => width <= own)
  const largest = Math.max(...mediaWidths)
  return own < largest && !widths.includes(own) ? [...widths, own] : widths
}

const percent = (name: string) =>
  z
    .number(`${name}: escriba un número.`)
    .min(0, `${name}: el mínimo es 0.`)
    .max(100, `${name}: el máximo es 100.`)
const share = (name: string) => percent(name).min(1, `${name}: recorte al menos el 1 %.`)

/** In percent. Browsers calculate with fractions; a crop that exceeds the edge by less is accepted. */
const tolerance = 0.1

/** The visible part, in percent of the source. */
export const mediaCrop = z
  .strictObject(
    { x: percent('Izquierda'), y: percent('Arriba'), width: share('Ancho'), height: share('Alto') },
    'El recorte no es válido.',
  )
  .refine(
    ({ x, y, width, height }) => x + width <= 100 + tolerance && y + height <= 100 + tolerance,
    'El recorte se sale de la imagen.',
  )

const coordinate = (name: string) =>
  z
    .int(`${name}: escriba un número entero.`)
    .min(0, `${name}: el mínimo es 0.`)
    .max(100, `${name}: el máximo es 100.`)

/** The point that every crop keeps visible, in percent of the picture after its own crop. */
export const mediaFocus = z.strictObject(
  { x: coordinate('Horizontal'), y: coordinate('Vertical') },
  'El punto de interés no es válido.',
)

export const centre: MediaFocus = Object.freeze({ x: 50, y: 50 })

/**
 * CSS `object-position` for a focal point, in percent. It lies beyond the point, so that what is around the point is
 * visible too: a point at the edge of the picture would else be at the edge of every crop.
 */
export const cropPosition = ({ x, y }: MediaFocus): MediaFocus => ({ x: beyond(x), y: beyond(y) })

/** The same as a value of the style. */
export function cropStyle(focus: MediaFocus): string {
  const { x, y } = cropPosition(focus)
  return `${x}% ${y}%`
}

const beyond = (at: number) => Math.round(Math.min(100, Math.max(0, 1.5 * at - 25)))

const text = (max: number) =>
  z.string('Escriba un texto.').overwrite(cleanLine).max(max, `Use ${max} caracteres como máximo.`)

const title = text(200)
const alt = text(300)
const decorative = z.boolean('Diga si la imagen es decorativa.')

/** Changes to a picture; properties that are left out stay unchanged. */
export const mediaDetails = z.strictObject(
  {
    title: title.optional(),
    alt: alt.optional(),
    decorative: decorative.optional(),
  },
  'Envíe solo título, texto alternativo y decorativa.',
)

const pixels = z.int().positive()

/** A picture of the library. The id never changes, even if the file is replaced. */
export const mediaItem = z.object({
  id: z.string().regex(mediaId),
  /** Part of the renditions' URLs. */
  version: z.string().regex(mediaId),
  title: z.string(),
  /** Name of the uploaded file, without folders. */
  fileName: z.string(),
  alt: z.string(),
  /** Shown with an empty alternative text. */
  decorative,
  focus: mediaFocus,
  crop: mediaCrop.nullable(),
  /** Size after the crop. */
  width: pixels,
  height: pixels,
  sourceWidth: pixels,
  sourceHeight: pixels,
  /** Size of the uploaded file in bytes. */
  bytes: z.int().nonnegative(),
  /** Average colour, shown until the picture loads; empty for a picture with transparency. */
  color: z.string().regex(/^(?:#[0-9a-f]{6})?$/),
  /**
   * Widths of the finished renditions, ascending. AVIF widths are listed only when all are finished: a browser
   * chooses the format before the width, and would show a small AVIF in a large place.
   */
  renditions: z.object({ avif: z.array(pixels), webp: z.array(pixels) }),
  /** Whether every rendition is finished. */
  isComplete: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Id of the picture whose place it takes when a draft of that picture is published. */
  preparedFor: z.string().optional(),
})

/** A place where a picture is used: document, path, and a label for the admin. */
export const mediaUse = z.object({
  document: z.string(),
  path: z.string(),
  label: z.string(),
  /** Id of the entry, if the document is a list of entries. The path begins with the entry's place in the list. */
  entry: z.string().optional(),
})

export type MediaFocus = z.output<typeof mediaFocus>
export type MediaCrop = z.output<typeof mediaCrop>
export type MediaDetails = z.output<typeof mediaDetails>
export type MediaItem = z.output<typeof mediaItem>
export type MediaUse = z.output<typeof mediaUse>
