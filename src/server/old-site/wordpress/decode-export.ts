import { OldSiteError } from '../old-page.ts'
import { again, noExport } from './export-errors.ts'

/** One byte for each letter of western languages. A file that says so may be in UTF-8 all the same. */
const western = /^(?:utf-?8|us-ascii|ascii|iso-?8859-?(?:1|15)|latin-?1|windows-125[02]|cp-?125[02])$/i
/** A file that begins with a readable `<` is in none of these. */
const wide = /^(?:utf-?(?:16|32)|ucs-?[24]|iso-10646)/i

/**
 * Decodes the pieces of a file. The name of the encoding in its first line is not always true: WordPress writes UTF-8,
 * and what plugins and old databases add to it is in Windows's encoding.
 * @throws {OldSiteError}
 */
export function exportDecoder(beginning: Buffer): (chunk: Buffer) => string {
  const start = beginning.toString('latin1')
  if (start.startsWith('PK\x03\x04') || start.startsWith('\x1f\x8b')) {
    throw new OldSiteError('El archivo está comprimido. Descomprímalo y suba el archivo que termina en .xml.')
  }
  // A UTF-16 file begins with its byte order mark.
  const marked = start.startsWith('ÿþ') ? 'utf-16le' : start.startsWith('þÿ') ? 'utf-16be' : undefined
  const named = /<\?xml[^>]{0,200}\sencoding=["']([\w:-]{1,40})/.exec(start)?.[1] ?? 'utf-8'
  if (!marked && !start.includes('<')) throw noExport()
  if (!marked && (western.test(named) || wide.test(named))) return westernDecoder(named)
  try {
    const decoder = new TextDecoder(marked ?? named)
    return (chunk) => decoder.decode(chunk, { stream: true })
  } catch (error) {
    throw new OldSiteError(`El archivo dice que usa una escritura desconocida, «${named}». ${again}`, {
      cause: error,
    })
  }
}

/** Reads UTF-8, and each byte that is none in the encoding that the file names. */
function westernDecoder(named: string): (chunk: Buffer) => string {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const single = new TextDecoder(/^(?:utf|ucs|iso-10646)/i.test(named) ? 'windows-1252' : named)
  let rest = Buffer.alloc(0)
  return (chunk) => {
    const bytes = Buffer.concat([rest, chunk])
    const end = characterEnd(bytes)
    rest = bytes.subarray(end)
    const whole = bytes.subarray(0, end)
    try {
      return utf8.decode(whole)
    } catch {
      return whole
        .toString('latin1')
        .replace(notAscii, (character) =>
          (character.length > 1 ? utf8 : single).decode(Buffer.from(character, 'latin1')),
        )
    }
  }
}

/** A character of UTF-8, or a byte of none. */
const notAscii =
  /[\xc2-\xdf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xe0[\xa0-\xbf][\x80-\xbf]|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\x80-\xff]/g

/** Where the last whole character ends. */
function characterEnd(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) break
    if (byte >= 0xc0) return bytes.length - back
  }
  return bytes.length
}
