/** Picture URLs for browser code, in a file of its own so that it does not import the schemas of `media.ts`. */
export const mediaFolder = '/medios/'
export const mediaFormats = ['avif', 'webp'] as const
export type MediaFormat = (typeof mediaFormats)[number]

/** URL of a rendition. The response never changes, because a new crop or file gets a new version. */
export const renditionPath = (version: string, width: number, format: MediaFormat) =>
  `${mediaFolder}${version}/${width}.${format}`

/** Id of a picture, and version of its renditions. */
export const mediaId = /^[0-9a-f]{16}$/

/** The path that documents store for a picture of the library. */
export const mediaPath = (id: string) => `${mediaFolder}${id}`

/** The id of the library picture at a path; undefined for other paths. */
export function mediaIdOf(path: string): string | undefined {
  const found = path.startsWith(mediaFolder) ? path.slice(mediaFolder.length) : ''
  return mediaId.test(found) ? found : undefined
}
