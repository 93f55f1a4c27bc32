import { OldSiteError } from '../found-site.ts'

const lineFeed = 0x0a

/**
 * The text of a file. WordPress writes page contents in UTF-8 and, on sites of another encoding, the lines around them
 * in that one.
 * @throws {OldSiteError} for a compressed file.
 */
export function decodeExport(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0x50 && second === 0x4b) || (first === 0x1f && second === 0x8b)) {
    throw new OldSiteError(
      'El archivo está comprimido. Descomprímalo y elija el archivo que termina en .xml.',
    )
  }
  try {
    return decodeUtf8(bytes)
  } catch {
    const lines: string[] = []
    for (let start = 0, end = 0; start < bytes.length; start = end) {
      end = bytes.indexOf(lineFeed, start) + 1 || bytes.length
      lines.push(decodeLine(bytes.subarray(start, end)))
    }
    return lines.join('')
  }
}

const decodeUtf8 = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

function decodeLine(bytes: Uint8Array): string {
  try {
    return decodeUtf8(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
