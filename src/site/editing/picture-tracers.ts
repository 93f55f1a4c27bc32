import type { Images } from '#site/images.ts'

/**
 * Tracers of pictures, which never reach a page: they follow a picture from the content to the attributes of its
 * element. They have characters of their own (private use), so that they can be told from tracers of texts.
 */
const firstCode = 0xe000
const base = 16
const digits = 4
const pattern = /[\ue000-\ue00f]{4}/

export const pictureTracer = (number: number): string =>
  String.fromCharCode(
    ...Array.from({ length: digits }, (_, place) => firstCode + (Math.floor(number / base ** place) % base)),
  )

export const withoutPictureTracers = (text: string): string => text.replace(/[\ue000-\ue00f]+/g, '')

/** The number of the first picture that a tag shows. */
export function pictureIn(tag: string): number | undefined {
  const [code] = pattern.exec(tag) ?? []
  if (code === undefined) return
  return [...code].reduce((sum, digit, place) => sum + (digit.charCodeAt(0) - firstCode) * base ** place, 0)
}

/** Resolves traced paths, and passes the tracer on to the URL. */
export const tracedImages =
  (images: Images): Images =>
  (path) => {
    const clean = withoutPictureTracers(path)
    const image = images(clean)
    if (clean === path) return image
    const [code = ''] = pattern.exec(path) ?? []
    const { src, photo } = image
    return {
      ...image,
      src: src + code,
      ...(photo && { photo: { ...photo, version: photo.version + code } }),
    }
  }
