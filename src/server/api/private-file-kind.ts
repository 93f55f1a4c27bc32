import type { PrivateFileType } from '#content/media/private-file.ts'

/** Number of bytes at the start of a file that are enough to detect its type. */
const headerBytes = 64

/** The type of a file by its first bytes, because its name and declared type cannot be trusted. */
export function privateFileKind(content: Buffer): PrivateFileType | undefined {
  const text = content.toString('latin1', 0, headerBytes)
  if (text.startsWith('%PDF-')) return 'application/pdf'
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  if (text.startsWith('OggS')) return 'audio/ogg'
  // An ID3 tag, or the first frame of MPEG layer III.
  if (text.startsWith('ID3') || /^\xff[\xe2\xe3\xf2\xf3\xfa\xfb]/.test(text)) return 'audio/mpeg'
  return text.slice(4, 8) === 'ftyp' ? kindOfBrand(text.slice(8, 12)) : undefined
}

/** Android's recorder writes audio with a brand of video. */
function kindOfBrand(brand: string): PrivateFileType | undefined {
  if (/^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)) return 'image/heic'
  if (/^M4[AB] $/.test(brand)) return 'audio/mp4'
  if (brand === 'qt  ') return 'video/quicktime'
  return /^(?:iso\w|mp4\d|avc1|M4V |3g[p2]\w)$/.test(brand) ? 'video/mp4' : undefined
}
