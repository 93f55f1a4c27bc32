import { cropPosition, type MediaItem } from '#content/media/media.ts'
import { mediaIdOf } from '#content/media/media-paths.ts'
import { drawingPaths, drawingSize } from '#drawings/index.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import type { Addresses } from './open/addresses.ts'
import { type PhotoData, webpOf } from './photo.ts'
import { topicKinds } from './topics.ts'

const folder = '/dibujos/'
const fallbackPath = '/dibujos/respaldo.svg'

/** URL and size of a picture. */
export type ImageData = {
  readonly src: string
  readonly width: number
  readonly height: number
  /** Alternative text from the library; absent for a decorative picture. */
  readonly alt?: string
  /** Absent for a drawing. */
  readonly photo?: PhotoData
}

/** Resolves a picture path of the document. An empty or unknown path gives the fallback image. */
export type Images = (path: string) => ImageData

/** @param version Part of every drawing's URL, so that browsers may cache it for ever. */
export function createImages(site: Pick<OpenSite, 'addresses' | 'media'>, version: string): Images {
  return (path) => {
    const item = site.media.get(mediaIdOf(path) ?? '')
    // A new upload has no renditions yet.
    if (item && item.renditions.webp.length > 0) return photograph(item)
    const known = isDrawing(site.addresses, path) ? path : fallbackPath
    const size = drawingSize(known)
    if (!size) throw new Error(`The fallback image ${fallbackPath} is missing.`)
    return { src: `${folder}${version}/${known.slice(folder.length)}`, ...size }
  }
}

/** Width in pixels for browsers without `srcset`; wide enough for most places. */
const usualWidth = 960

function photograph({
  version,
  renditions,
  color,
  focus,
  width,
  height,
  alt,
  decorative,
}: MediaItem): ImageData {
  const position = cropPosition(focus)
  const photo = {
    version,
    avif: renditions.avif,
    webp: renditions.webp,
    tone: color.slice(1),
    focus: position.x === 50 && position.y === 50 ? '' : `${position.x} ${position.y}`,
  }
  const words = decorative || alt === '' ? {} : { alt }
  return { src: webpOf(photo, usualWidth), width, height, ...words, photo }
}

/**
 * The drawing path behind a URL, and the version in the URL if it has one. Undefined if no page of the site can
 * show the drawing.
 */
export function findDrawing(
  addresses: Addresses,
  address: string,
): { path: string; version: string | undefined } | undefined {
  const [, version, name] = /^\/dibujos\/(?:([0-9a-f]{8})\/)?(.+)$/.exec(address) ?? []
  const path = folder + name
  return isDrawing(addresses, path) ? { path, version } : undefined
}

const bundled: ReadonlySet<string> = new Set(drawingPaths)

/**
 * A tile can be drawn for any id. Only present and former ids of the site's own entries are accepted, which bounds
 * the number of files.
 */
function isDrawing(addresses: Addresses, path: string): boolean {
  if (bundled.has(path)) return true
  const [, id] =
    /^\/dibujos\/(?:azulejos|paneles|franjas)\/([a-z0-9-]+?)(?:-chico|-inverso)?\.svg$/.exec(path) ?? []
  return id !== undefined && topicKinds.some((kind) => addresses.currentId(kind, id) !== undefined)
}
