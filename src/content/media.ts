import { z } from 'zod'
import { type MediaFormat, mediaFolder, mediaFormats } from './rendition-path.ts'

export { type MediaFormat, mediaFormats, renditionPath } from './rendition-path.ts'

/** The widths a picture is offered in, as far as its own goes. */
export const mediaWidths = [320, 480, 640, 960, 1280, 1920, 2560] as const

/** What may be uploaded. */
export const mediaLimits = { bytes: 25 * 1024 * 1024, pixels: 50_000_000, side: 12_000 } as const

const id = /^[0-9a-f]{16}$/

/** What a document holds to show a picture of the library. */
export const mediaPath = (mediaId: string) => `${mediaFolder}${mediaId}`

/** The picture of the library that an image field's path names. */
export function mediaIdOf(path: string): string | undefined {
  const found = path.startsWith(mediaFolder) ? path.slice(mediaFolder.length) : ''
  return id.test(found) ? found : undefined
}

/** One derived file of a picture. */
export type Rendition = { readonly version: string; readonly width: number; readonly format: MediaFormat }

export function renditionOf(path: string): Rendition | undefined {
  const [, version, width, format] =
    /^\/medios\/([0-9a-f]{16})\/([1-9]\d{0,3})\.(avif|webp)$/.exec(path) ?? []
  if (!version || !width || !isMediaFormat(format)) return undefined
  return { version, width: Number(width), format }
}

const isMediaFormat = (value: string | undefined): value is MediaFormat =>
  mediaFormats.some((format) => format === value)

/** The widths of a picture that is `own` pixels wide: never upscaled, and its own where that is below the largest. */
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

/** Browsers compute with fractions: what lies beyond the edge by less is at the edge. */
const tolerance = 0.1

/** The part that is shown, in percent of the source. */
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

/** The point that stays in sight however a layout cuts the picture, in percent of what its own crop shows. */
export const mediaFocus = z.strictObject(
  { x: coordinate('Horizontal'), y: coordinate('Vertical') },
  'El punto de interés no es válido.',
)

export const centre: MediaFocus = Object.freeze({ x: 50, y: 50 })

const text = (max: number) =>
  z.string('Escriba un texto.').trim().max(max, `Use ${max} caracteres como máximo.`)

const title = text(200)
const alt = text(300)
const decorative = z.boolean('Diga si la imagen es decorativa.')

/** What the owner changes of a picture; what is left out stays. */
export const mediaDetails = z.strictObject(
  {
    title: title.optional(),
    alt: alt.optional(),
    decorative: decorative.optional(),
    focus: mediaFocus.optional(),
    crop: mediaCrop.nullable().optional(),
  },
  'Envíe solo título, texto alternativo, decorativa, punto de interés y recorte.',
)

const pixels = z.int().positive()

/** A picture of the library: stable for ever, its file replaced in place. */
export const mediaItem = z.object({
  id: z.string().regex(id),
  /** Stands in the addresses of its renditions. */
  version: z.string().regex(id),
  title: z.string(),
  /** As it was uploaded, without folders. */
  fileName: z.string(),
  alt: z.string(),
  /** Says nothing that is not on the page already: shown with an empty alternative text. */
  decorative,
  focus: mediaFocus,
  crop: mediaCrop.nullable(),
  /** Of what the crop shows. */
  width: pixels,
  height: pixels,
  sourceWidth: pixels,
  sourceHeight: pixels,
  /** Size of the uploaded file. */
  bytes: z.int().nonnegative(),
  /** Average, for the time before the picture is there; empty where the page shows through the picture. */
  color: z.string().regex(/^(?:#[0-9a-f]{6})?$/),
  /**
   * Widths that are ready, growing. Those in AVIF are told when all are: a browser chooses the format before the
   * width, and would show the only small one in a large place.
   */
  renditions: z.object({ avif: z.array(pixels), webp: z.array(pixels) }),
  /** Every rendition is ready. */
  isComplete: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

/** Where a picture is used: the document, the path in it, and both in the owner's words. */
export const mediaUse = z.object({ document: z.string(), path: z.string(), label: z.string() })

export type MediaFocus = z.output<typeof mediaFocus>
export type MediaCrop = z.output<typeof mediaCrop>
export type MediaDetails = z.output<typeof mediaDetails>
export type MediaItem = z.output<typeof mediaItem>
export type MediaUse = z.output<typeof mediaUse>
