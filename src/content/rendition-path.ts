/** Picture URLs for browser code, in a file of its own so that it does not import the schemas of `media.ts`. */
export const mediaFolder = '/medios/'
export const mediaFormats = ['avif', 'webp'] as const
export type MediaFormat = (typeof mediaFormats)[number]

/** URL of a rendition. The response never changes, because a new crop or file gets a new version. */
export const renditionPath = (version: string, width: number, format: MediaFormat) =>
  `${mediaFolder}${version}/${width}.${format}`
