import type { MediaCrop, MediaDetails, MediaItem } from '#content/media/media.ts'

/** Finds a file's picture in the library: by content hash, which starts its id, or else by size and file name. */
export async function findUpload<Item extends Pick<MediaItem, 'id' | 'bytes' | 'fileName'>>(
  file: File,
  items: readonly Item[],
): Promise<Item | undefined> {
  const sameSize = items.filter(({ bytes }) => bytes === file.size)
  if (sameSize.length === 0) return undefined
  const id = await idOf(file)
  return sameSize.find((item) => item.id === id) ?? sameSize.find(({ fileName }) => fileName === file.name)
}

/** Undefined on an insecure page: browsers compute hashes in secure contexts only. */
async function idOf(file: File): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Held = Pick<MediaItem, 'title' | 'alt' | 'decorative' | 'focus' | 'crop'>

/** Whether a picture already has all the given details. Details that are left out are not compared. */
export function holdsDetails(item: Held, { title, alt, decorative, focus, crop }: MediaDetails): boolean {
  return (
    (title === undefined || title === item.title) &&
    (alt === undefined || alt === item.alt) &&
    (decorative === undefined || decorative === item.decorative) &&
    (focus === undefined || (focus.x === item.focus.x && focus.y === item.focus.y)) &&
    (crop === undefined || isSameCrop(crop, item.crop))
  )
}

const whole: MediaCrop = { x: 0, y: 0, width: 100, height: 100 }

/** The server rounds crops, and stores null for a crop that shows the whole picture. */
function isSameCrop(one: MediaCrop | null, other: MediaCrop | null): boolean {
  const [a, b] = [one ?? whole, other ?? whole]
  const isNear = (first: number, second: number) => Math.abs(first - second) < 0.02
  return isNear(a.x, b.x) && isNear(a.y, b.y) && isNear(a.width, b.width) && isNear(a.height, b.height)
}
