import type { IncomingMessage } from 'node:http'

/** Whether an `If-None-Match` header contains this ETag, by weak comparison. */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return (ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []).some((tag) => opaque(tag) === opaque(etag))
}

const opaque = (tag: string) => (tag.startsWith('W/') ? tag.slice(2) : tag)

/** First and last byte, both inclusive. */
export type ByteRange = { readonly start: number; readonly end: number }

/**
 * The part of a body of `size` bytes that a request asks for. With `If-Range`, only if the client has the rest of the
 * same version.
 */
export function requestedRange({ method, headers }: IncomingMessage, size: number, etag: string) {
  const condition = headers['if-range']
  if (method !== 'GET' || (condition !== undefined && condition !== etag)) return undefined
  return parseRange(headers.range, size)
}

/**
 * Parses a `Range` header for a body of `size` bytes. Returns `undefined` when the whole body should be sent, also
 * for several ranges and for an invalid header.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  const [, from = '', to = ''] = found ?? []
  if (from === '' && to === '') return undefined

  if (from === '') {
    const length = Number(to)
    return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(size - length, 0), end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
