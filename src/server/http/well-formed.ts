import type { IncomingMessage } from 'node:http'

/** A name, an IPv4 address or an IPv6 one in brackets, and perhaps a port. */
const hostValue = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i

/**
 * RFC 9112, where Node is more patient: exactly one Host, which HTTP/1.0 may leave out, and one way only to tell where
 * the body ends. What a proxy before us might read otherwise than we do is refused.
 */
export function isWellFormed({ httpVersionMajor, httpVersionMinor, rawHeaders }: IncomingMessage): boolean {
  if (httpVersionMajor !== 1) return false
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    // Told by their length first: this stands in every visitor's way.
    if (name?.length === 4 && name.toLowerCase() === 'host') {
      hosts += 1
      if (!hostValue.test(rawHeaders[index + 1] ?? '')) return false
    } else if (name?.length === 17 && name.toLowerCase() === 'transfer-encoding') {
      if (httpVersionMinor === 0 || rawHeaders[index + 1]?.toLowerCase() !== 'chunked') return false
    }
  }
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0)
}
