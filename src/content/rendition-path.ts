/** Addresses of pictures alone, for the browser: without the schemas of `media.ts`. */
export const mediaFolder = '/medios/'
export const mediaFormats = ['avif', 'webp'] as const
export type MediaFormat = (typeof mediaFormats)[number]

/** Where a rendition is served. What it answers never changes: another crop or file has another version. */
export const renditionPath = (version: string, width: number, format: MediaFormat) =>
  `${mediaFolder}${version}/${width}.${format}`
