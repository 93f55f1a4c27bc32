import { type MediaItem, renditionPath } from '#content/media/media.ts'

type Rendered = Pick<MediaItem, 'version' | 'renditions'>

/**
 * URL of the smallest rendition that is at least `width` pixels wide, or of the widest. Undefined while there is
 * none.
 */
export function thumbnailPath({ version, renditions }: Rendered, width = 320): string | undefined {
  const ready = renditions.webp.toSorted((one, other) => one - other)
  const chosen = ready.find((each) => each >= width) ?? ready.at(-1)
  return chosen === undefined ? undefined : renditionPath(version, chosen, 'webp')
}
