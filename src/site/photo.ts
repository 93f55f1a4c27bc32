import { type MediaFormat, renditionPath } from '#content/rendition-path.ts'

/** A photograph of the library, in few words: islands get it as JSON. */
export type PhotoData = {
  readonly version: string
  /** Widths that are ready, narrowest first. */
  readonly avif: readonly number[]
  readonly webp: readonly number[]
  /** Six hexadecimal digits: stands in its place until it is there. Empty for a picture with transparent parts. */
  readonly tone: string
  /** Percent from the left and from the top: `30 70`. Empty for the centre. */
  readonly focus: string
}

/** A value of `srcset`. */
export const srcSet = (photo: PhotoData, format: MediaFormat): string =>
  photo[format].map((width) => `${renditionPath(photo.version, width, format)} ${width}w`).join(', ')

/** The WebP as wide as asked for, or else the widest below it. */
export function webpOf({ version, webp }: PhotoData, width: number): string {
  const fitting = webp.findLast((ready) => ready <= width) ?? webp[0] ?? width
  return renditionPath(version, fitting, 'webp')
}

/** A value of CSS: the photograph as wide as asked for, in the best format. */
export function cssImageSet(photo: PhotoData, width: number): string {
  const formats = (['avif', 'webp'] as const).filter((format) => photo[format].length > 0)
  const choices = formats.map((format) => {
    const fitting = photo[format].findLast((ready) => ready <= width) ?? photo[format][0] ?? width
    return `url(${renditionPath(photo.version, fitting, format)}) type("image/${format}")`
  })
  return `image-set(${choices.join(',')})`
}

/** Only for a document's picture, never for one of the layout: the document's words, else those of the library. */
export const altOf = (image: { readonly alt?: string }, ownWords: string): string =>
  ownWords || (image.alt ?? '')
