import { hasSessionCookie } from '../../auth/session-cookie.ts'

/** The parts of a request that the fast path needs. */
export type PlainRequest = {
  readonly path: string
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
}

/** In bytes. Longer requests are rare. */
const maxBytes = 8192

/**
 * A complete request as browsers write it: a GET of a path without a query, plain headers, no body. No part can
 * contain the character that ends it, so matching takes one pass.
 */
const plainForm = /^GET \/[\w./-]* HTTP\/1\.1\r\n(?:[\w-]+: [ -~]*\r\n)+\r\n$/

const plainHost = /^[\w.-]+(?::\d{1,5})?$/

/** Headers that change how the request or the connection must be handled. */
const special = new Set(['content-length', 'transfer-encoding', 'expect', 'upgrade', 'te', 'trailer'])

/** Parses a request of the simplest form; returns `undefined` for any other, which Node handles. */
export function readPlainRequest(bytes: Buffer): PlainRequest | undefined {
  if (bytes.length > maxBytes) return undefined
  const text = bytes.toString('latin1')
  if (!plainForm.test(text)) return undefined

  let acceptEncoding: string | undefined
  let ifNoneMatch: string | undefined
  let hosts = 0
  const lineEnd = text.indexOf('\r\n')
  let start = lineEnd + 2
  while (start < text.length - 2) {
    const colon = text.indexOf(':', start)
    const end = text.indexOf('\r\n', colon)
    const value = text.slice(colon + 2, end)
    // Compare the length first, because most headers are none of these.
    switch (colon - start) {
      case 4:
        if (text.slice(start, colon).toLowerCase() === 'host') {
          hosts += 1
          if (!plainHost.test(value)) return undefined
        }
        break
      case 10:
        if (text.slice(start, colon).toLowerCase() === 'connection' && value.toLowerCase() !== 'keep-alive')
          return undefined
        break
      case 13:
        if (text.slice(start, colon).toLowerCase() === 'if-none-match') {
          if (ifNoneMatch !== undefined) return undefined
          ifNoneMatch = value
        }
        break
      case 15:
        if (text.slice(start, colon).toLowerCase() === 'accept-encoding') {
          if (acceptEncoding !== undefined) return undefined
          acceptEncoding = value
        }
        break
      case 6: {
        const name = text.slice(start, colon).toLowerCase()
        // Pages of somebody who signed in have a link to edit them.
        if (special.has(name) || (name === 'cookie' && hasSessionCookie(value))) return undefined
        break
      }
      case 2:
      case 7:
      case 14:
      case 17:
        if (special.has(text.slice(start, colon).toLowerCase())) return undefined
    }
    start = end + 2
  }
  return hosts === 1 ? { path: text.slice(4, lineEnd - 9), acceptEncoding, ifNoneMatch } : undefined
}
