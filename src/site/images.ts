import { drawingSize } from '#site/drawings/index.ts'
import type { ImageData } from './components/picture.tsx'

const fallbackPath = '/dibujos/respaldo.svg'

/** Finds the picture behind a path of the document; a missing or unknown path gives the fallback image. */
export type Images = (path: string) => ImageData

/** @param version Part of every drawing's address, so that it may be cached for ever. */
export function createImages(version: string): Images {
  return (path) => {
    const known = drawingSize(path) ? path : fallbackPath
    const size = drawingSize(known)
    if (!size) throw new Error(`The fallback image ${fallbackPath} is missing.`)
    return { src: versionedDrawing(version, known), ...size }
  }
}

const folder = '/dibujos/'

const versionedDrawing = (version: string, path: string) => `${folder}${version}/${path.slice(folder.length)}`

/** The drawing behind an address: with the current version it may be cached for ever, without one it may not. */
export function drawingPath(
  version: string,
  address: string,
): { path: string; immutable: boolean } | undefined {
  if (!address.startsWith(folder)) return
  const versioned = `${folder}${version}/`
  return address.startsWith(versioned)
    ? { path: folder + address.slice(versioned.length), immutable: true }
    : { path: address, immutable: false }
}
