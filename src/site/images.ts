import type { Snapshot } from '#content/snapshot.ts'
import { drawingPaths, drawingSize } from '#site/drawings/index.ts'
import { topicKinds } from './topics.ts'

const folder = '/dibujos/'
const fallbackPath = '/dibujos/respaldo.svg'

/** Where a picture is and how large it is. */
export type ImageData = {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** Finds the picture behind a path of the document; a missing or unknown path gives the fallback image. */
export type Images = (path: string) => ImageData

/** @param version Part of every drawing's address, so that it may be cached for ever. */
export function createImages(snapshot: Snapshot, version: string): Images {
  return (path) => {
    const known = isDrawing(snapshot, path) ? path : fallbackPath
    const size = drawingSize(known)
    if (!size) throw new Error(`The fallback image ${fallbackPath} is missing.`)
    return { src: `${folder}${version}/${known.slice(folder.length)}`, ...size }
  }
}

/**
 * The drawing behind an address of the site: with the current version it may be cached for ever, without one it
 * may not. Undefined for what no page of the snapshot can show.
 */
export function findDrawing(
  snapshot: Snapshot,
  version: string,
  address: string,
): { path: string; immutable: boolean } | undefined {
  if (!address.startsWith(folder)) return
  const versioned = `${folder}${version}/`
  const immutable = address.startsWith(versioned)
  const path = immutable ? folder + address.slice(versioned.length) : address
  return isDrawing(snapshot, path) ? { path, immutable } : undefined
}

const bundled: ReadonlySet<string> = new Set(drawingPaths)

/** The drawings could make a tile for any word; a site has those of its own entries, so that their number is bounded. */
function isDrawing(snapshot: Snapshot, path: string): boolean {
  if (bundled.has(path)) return true
  const [, id] =
    /^\/dibujos\/(?:azulejos|paneles|franjas)\/([a-z0-9-]+?)(?:-chico|-inverso)?\.svg$/.exec(path) ?? []
  return id !== undefined && topicKinds.some((kind) => snapshot[kind].some((entry) => entry.id === id))
}
