import { Problem } from '../../problems/problem.ts'

/** Formats, named as in the image library that reads them. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic'

/** Number of bytes at the start of a file that are enough to detect its format. */
export const headerBytes = 256

/**
 * Detects a picture's format from its first bytes, because file names and declared types cannot be trusted. @throws
 * {Problem}
 */
export function pictureKind(beginning: Buffer): PictureKind {
  const text = beginning.toString('latin1')
  if (beginning.length === 0) throw new Problem('upload_incomplete', { detail: 'El archivo está vacío.' })
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  const kind = text.slice(4, 8) === 'ftyp' ? kindOfBrands(brandsIn(beginning)) : undefined
  if (kind) return kind
  throw new Problem('picture_type', reasonAgainst(text))
}

/**
 * The brands listed in the first box of an ISO media file: the major brand, then (after its version) the compatible
 * ones.
 */
function brandsIn(beginning: Buffer): string[] {
  const size = Math.min(beginning.readUInt32BE(0), beginning.length)
  const brands: string[] = []
  for (let place = 8; place + 4 <= size; place += 4) {
    if (place !== 12) brands.push(beginning.toString('latin1', place, place + 4))
  }
  return brands
}

const avifBrands = new Set(['avif', 'avis'])
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])

function kindOfBrands(brands: readonly string[]): PictureKind | undefined {
  if (brands.some((brand) => avifBrands.has(brand))) return 'avif'
  return brands.some((brand) => heicBrands.has(brand)) ? 'heic' : undefined
}

function reasonAgainst(text: string): { detail?: string } {
  if (/^(?:\xef\xbb\xbf)?\s*</.test(text)) return { detail: svgReason }
  return text.slice(4, 8) === 'ftyp' ? { detail: 'Eso es un video: aquí se suben solo imágenes.' } : {}
}

const svgReason =
  'Los dibujos SVG no se aceptan, porque pueden llevar programas dentro. Expórtelo como PNG y suba ese archivo.'

export const heicReason =
  'Su teléfono guardó esta foto en formato HEIC, que este sitio no puede leer. En un iPhone, elija ' +
  'Ajustes › Cámara › Formatos › «El más compatible» y tome la foto de nuevo, ' +
  'o compártala o envíela como JPEG y suba esa copia.'
