import type { IncomingMessage } from 'node:http'

/** A host name, an IPv4 address or an IPv6 address in brackets, with an optional port. */
const hostValue = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i

/**
 * RFC 9112, more strictly than Node: exactly one Host header, which HTTP/1.0 may omit, and only one way to determine
 * where the body ends. Refuses requests that a proxy in front of this server might interpret differently.
 */
export function isWellFormed({ httpVersionMajor, httpVersionMinor, rawHeaders }: IncomingMessage): boolean {
  if (httpVersionMajor !== 1) return false
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    // Compare the length first, because this runs for every request.
    if (name?.length === 4 && name.toLowerCase() === 'host') {
      hosts += 1
      if (!hostValue.test(rawHeaders[index + 1] ?? '')) return false
    } else if (name?.length === 17 && name.toLowerCase() === 'transfer-encoding') {
      if (httpVersionMinor === 0 || rawHeaders[index + 1]?.toLowerCase() !== 'chunked') return false
    }
  }
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0)
}
