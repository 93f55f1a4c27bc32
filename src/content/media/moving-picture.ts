/**
 * Whether a file is a picture with several frames: an animated GIF, PNG or WebP, or an AVIF sequence. The site shows
 * the first frame only. A damaged file counts as still.
 */
export function isMovingPicture(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const beginning = textAt(bytes, 0, 12)
  if (beginning.startsWith('GIF8')) return isMovingGif(bytes)
  if (beginning.startsWith('\x89PNG')) return isMovingPng(bytes, view)
  if (beginning.startsWith('RIFF') && beginning.endsWith('WEBP')) return isMovingWebp(bytes, view)
  return textAt(bytes, 4, 4) === 'ftyp' && isSequence(bytes, view)
}

/** What the person who uploads such a file is told. */
export const movingPictureWords = 'Esta imagen tiene movimiento; el sitio mostrará solo el primer cuadro.'

const textAt = (bytes: Uint8Array, place: number, length: number) =>
  String.fromCharCode(...bytes.subarray(place, place + length))

const imageBlock = 0x2c
const extensionBlock = 0x21

/**
 * Programs write parts of 255 bytes, so the largest accepted file has half as many. Walking through a hostile file of
 * 25 MB in parts of one byte would take most of a second.
 */
const maxGifParts = 200_000

/** Looks for a second image block. */
function isMovingGif(bytes: Uint8Array): boolean {
  let images = 0
  let parts = 0
  let place = 13 + paletteSize(bytes[10])
  while (bytes[place] === imageBlock || bytes[place] === extensionBlock) {
    if (bytes[place] === imageBlock) {
      images += 1
      if (images === 2) return true
      place += 11 + paletteSize(bytes[place + 9])
    } else place += 2
    // Parts of the block's data, each after its length; a length of 0 ends them.
    for (let length = bytes[place] ?? 0; length > 0; length = bytes[place] ?? 0) {
      parts += 1
      if (parts > maxGifParts) return false
      place += length + 1
    }
    place += 1
  }
  return false
}

/** Bytes of the palette that a GIF's flags announce. */
const paletteSize = (flags = 0) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

/** An animation announces its number of frames before the first one. */
function isMovingPng(bytes: Uint8Array, view: DataView): boolean {
  for (let place = 8; place + 12 <= bytes.length; place += 12 + view.getUint32(place)) {
    const kind = textAt(bytes, place + 4, 4)
    if (kind === 'acTL') return view.getUint32(place + 8) > 1
    if (kind === 'IDAT') return false
  }
  return false
}

/** Counts the frames of the container. */
function isMovingWebp(bytes: Uint8Array, view: DataView): boolean {
  let frames = 0
  for (let place = 12; place + 8 <= bytes.length; ) {
    if (textAt(bytes, place, 4) === 'ANMF') frames += 1
    if (frames === 2) return true
    const size = view.getUint32(place + 4, true)
    place += 8 + size + (size % 2)
  }
  return false
}

/** Brands of AVIF and HEIC sequences, in the first box. */
const sequenceBrands = new Set(['avis', 'hevc', 'hevx', 'hevm', 'hevs', 'msf1'])

function isSequence(bytes: Uint8Array, view: DataView): boolean {
  const size = Math.min(view.getUint32(0), bytes.length)
  for (let place = 8; place + 4 <= size; place += 4) {
    if (place !== 12 && sequenceBrands.has(textAt(bytes, place, 4))) return true
  }
  return false
}
