import { type MediaFormat, renditionPath } from '#content/media/media-paths.ts'

/** A photograph of the library in a compact form, because islands get it as JSON. */
export type PhotoData = {
  readonly version: string
  /** Widths of the finished renditions, ascending. */
  readonly avif: readonly number[]
  readonly webp: readonly number[]
  /** Six hexadecimal digits: the background colour until the picture loads. Empty for a picture with transparency. */
  readonly tone: string
  /** Which part a crop shows, as `object-position` in percent: `30 70`. Empty for the centre. */
  readonly focus: string
}

/** Value of a `srcset` attribute. */
export const srcSet = (photo: PhotoData, format: MediaFormat): string =>
  photo[format].map((width) => `${renditionPath(photo.version, width, format)} ${width}w`).join(', ')

/** URL of the WebP with the given width, or of the widest narrower one. */
export function webpOf({ version, webp }: PhotoData, width: number): string {
  const fitting = webp.findLast((ready) => ready <= width) ?? webp[0] ?? width
  return renditionPath(version, fitting, 'webp')
}

/** CSS `image-set()` of the photograph in the given width; the browser picks the best format. */
export function cssImageSet(photo: PhotoData, width: number): string {
  const formats = (['avif', 'webp'] as const).filter((format) => photo[format].length > 0)
  const choices = formats.map((format) => {
    const fitting = photo[format].findLast((ready) => ready <= width) ?? photo[format][0] ?? width
    return `url(${renditionPath(photo.version, fitting, format)}) type("image/${format}")`
  })
  return `image-set(${choices.join(',')})`
}

/**
 * Alternative text of a picture from the document: the document's text, or else the library's. Not for layout
 * pictures.
 */
export const altOf = (image: { readonly alt?: string }, ownWords: string): string =>
  ownWords || (image.alt ?? '')
