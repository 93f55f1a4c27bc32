import { OldSiteError } from '../found-site.ts'

/**
 * The text of a file. WordPress writes UTF-8; what old databases and plugins added to it is in Windows's encoding, so
 * each byte that is no UTF-8 is read in that.
 * @throws {OldSiteError} for a compressed file.
 */
export function decodeExport(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0x50 && second === 0x4b) || (first === 0x1f && second === 0x8b)) {
    throw new OldSiteError(
      'El archivo está comprimido. Descomprímalo y elija el archivo que termina en .xml.',
    )
  }
  // A UTF-16 file begins with its byte order mark.
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  try {
    return utf8.decode(bytes)
  } catch {
    const western = new TextDecoder('windows-1252')
    return oneCharacterPerByte(bytes).replace(notAscii, (character) =>
      (character.length > 1 ? utf8 : western).decode(
        Uint8Array.from(character, (byte) => byte.charCodeAt(0)),
      ),
    )
  }
}

/** A character of UTF-8, or a byte of none. */
const notAscii =
  /[\xc2-\xdf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xe0[\xa0-\xbf][\x80-\xbf]|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\x80-\xff]/g

function oneCharacterPerByte(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let start = 0; start < bytes.length; start += 32_768) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 32_768)))
  }
  return pieces.join('')
}
