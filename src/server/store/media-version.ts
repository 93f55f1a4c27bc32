import { hash } from 'node:crypto'
import type { MediaCrop } from '#content/media.ts'

/** How renditions are made. Another number gives every picture that is uploaded or changed since other addresses. */
const recipe = 1

/** What stands in the addresses of a picture's renditions: the same for the same source and crop, for ever. */
export function versionOf(sourceHash: string, crop: MediaCrop | null): string {
  const part = crop ? [crop.x, crop.y, crop.width, crop.height].join() : ''
  return hash('sha256', `${recipe}:${sourceHash}:${part}`).slice(0, 16)
}

type Size = { readonly width: number; readonly height: number }
export type PixelArea = Size & { readonly left: number; readonly top: number }

/** The pixels of the source that a crop shows. */
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

/** Without the fractions that a browser computes, which show nowhere; a crop of everything is none. */
export function tidyCrop(crop: MediaCrop | null): MediaCrop | null {
  if (!crop) return null
  const { x, y, width, height } = crop
  const tidy = { x: round(x), y: round(y), width: round(width), height: round(height) }
  return tidy.x === 0 && tidy.y === 0 && tidy.width >= 100 && tidy.height >= 100 ? null : tidy
}

const round = (percent: number) => Math.round(percent * 100) / 100
