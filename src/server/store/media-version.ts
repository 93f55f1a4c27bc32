import { hash } from 'node:crypto'
import type { MediaCrop } from '#content/media/media.ts'

/**
 * Version of the encoding rules. Changing the number gives new URLs to pictures that are uploaded or changed
 * afterwards.
 */
const recipe = 1

/** Identifier in the URLs of a picture's renditions. It is always the same for the same source and crop. */
export function versionOf(sourceHash: string, crop: MediaCrop | null): string {
  const part = crop ? [crop.x, crop.y, crop.width, crop.height].join() : ''
  return hash('sha256', `${recipe}:${sourceHash}:${part}`).slice(0, 16)
}

type Size = { readonly width: number; readonly height: number }
export type PixelArea = Size & { readonly left: number; readonly top: number }

/** The area of the source that a crop shows, in pixels. */
export function cropArea(crop: MediaCrop | null, { width, height }: Size): PixelArea {
  if (!crop) return { left: 0, top: 0, width, height }
  const left = Math.min(Math.round((crop.x / 100) * width), width - 1)
  const top = Math.min(Math.round((crop.y / 100) * height), height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((crop.width / 100) * width), width - left)),
    height: Math.max(1, Math.min(Math.round((crop.height / 100) * height), height - top)),
  }
}

/**
 * Rounds the fractions that a browser computes, because they make no visible difference. A crop of the whole
 * picture becomes null.
 */
export function tidyCrop(crop: MediaCrop | null): MediaCrop | null {
  if (!crop) return null
  const { x, y, width, height } = crop
  const tidy = { x: round(x), y: round(y), width: round(width), height: round(height) }
  return tidy.x === 0 && tidy.y === 0 && tidy.width >= 100 && tidy.height >= 100 ? null : tidy
}

const round = (percent: number) => Math.round(percent * 100) / 100
