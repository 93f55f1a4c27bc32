import { fileSize } from '#admin/shell/file-size.ts'
import { mediaLimits } from '#content/media/media.ts'
import { isMovingPicture } from '#content/media/moving-picture.ts'

/** Types for the file chooser. HEIC is left out so that iPhones convert photographs to JPEG. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** Bytes at the start of a file that are enough to recognise its type. */
const headerBytes = 256

/** Why the server would refuse a file; undefined if it would accept it. Checked before the upload. */
export async function refusalOf(file: File): Promise<string | undefined> {
  if (file.size === 0) return 'El archivo está vacío.'
  if (file.size > mediaLimits.bytes) {
    return `Pesa ${fileSize(file.size)} y el máximo son ${fileSize(mediaLimits.bytes)}. Guárdela más pequeña y vuelva a subirla.`
  }
  try {
    return refusalOfContent(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()))
  } catch {
    return 'No se pudo leer el archivo. Si es una carpeta, ábrala y elija las fotos.'
  }
}

/** Whether the site would show only the first frame of the file. Asked about before the upload. */
export async function isMoving(file: File): Promise<boolean> {
  try {
    const beginning = new Uint8Array(await file.slice(0, headerBytes).arrayBuffer())
    // A photograph need not be read whole.
    if (beginning[0] === 0xff) return false
    return isMovingPicture(new Uint8Array(await file.arrayBuffer()))
  } catch {
    return false
  }
}

/** Checks the type by the file's first bytes, because its name and declared type may be wrong. */
export function refusalOfContent(beginning: Uint8Array): string | undefined {
  const text = String.fromCharCode(...beginning)
  const isPicture =
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(text) ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP')
  if (isPicture) return undefined
  if (text.slice(4, 8) === 'ftyp') return refusalOfBrands(text.slice(8, 64))
  if (/^(?:\xef\xbb\xbf)?\s*</.test(text)) return svg
  if (text.startsWith('%PDF')) return 'Es un documento PDF. Guarde la imagen como JPEG o PNG y súbala.'
  return 'No es una fotografía que el sitio pueda leer. Suba una imagen JPEG, PNG, WebP, AVIF o GIF.'
}

function refusalOfBrands(brands: string): string | undefined {
  if (/avi[fs]/.test(brands)) return undefined
  return /he[iv][cxms]|mif1|msf1/.test(brands) ? heic : 'Es un video: aquí se suben solo imágenes.'
}

const svg =
  'Los dibujos SVG no se aceptan, porque pueden llevar programas dentro. Expórtelo como PNG y suba ese archivo.'

const heic =
  'Su teléfono guardó esta foto en formato HEIC, que los navegadores no muestran. En un iPhone, elija ' +
  'Ajustes › Cámara › Formatos › «El más compatible» y tome la foto de nuevo, ' +
  'o compártala o envíela como JPEG y suba esa copia.'
