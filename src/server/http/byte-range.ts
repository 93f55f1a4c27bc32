/** First and last byte, both inclusive. */
export type ByteRange = { readonly start: number; readonly end: number }

/**
 * Parses a `Range` header for a file of `size` bytes. Returns `undefined` when the whole file should be sent, also
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
