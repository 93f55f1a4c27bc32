import type { IncomingMessage, ServerResponse } from 'node:http'
import Negotiator from 'negotiator'
import { tooLate, visitorPatience, within } from '../process/waits.ts'
import type { CompressedBodies, PreparedResponse, ResponseHeaders } from '../responses/prepared-response.ts'

type Encoding = 'br' | 'gzip' | 'identity'

const smallestFirst: readonly Encoding[] = ['br', 'gzip', 'identity']

type Options = {
  /** Of the request, with its question mark: a redirect keeps it. */
  readonly query?: string
  /** Called if the body cannot be compressed. It is then sent as it is. */
  readonly onError: (error: unknown) => void
}

/**
 * Sends a response to GET or HEAD in an encoding that the client accepts: whole, in part, or as 304 if the client
 * already has it.
 */
export async function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: PreparedResponse,
  { query = '', onError }: Options,
): Promise<void> {
  const { status, content, etag, headers } = response
  if (status === 200 && namesTag(req.headers['if-none-match'], etag)) {
    res.writeHead(304, headers).end()
    return
  }
  const size = content.body.length
  const range = content.hasRanges ? requestedRange(req, size, etag) : undefined
  if (range === 'unsatisfiable') {
    res.writeHead(416, { ...headers, 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end()
  } else if (range) {
    const part = content.body.subarray(range.start, range.end + 1)
    sendBody(res, 206, part, {
      ...headers,
      'Content-Type': content.contentType,
      'Content-Range': `bytes ${range.start}-${range.end}/${size}`,
    })
  } else {
    const compressed = response.compressed ?? (await compressedSoon(response, onError))
    const encoding = chooseEncoding(req.headers['accept-encoding'], compressed)
    sendBody(res, status, encoding === 'identity' ? content.body : compressed[encoding], {
      'Content-Type': content.contentType,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ...headers,
      ...(query !== '' && headers.Location !== undefined && { Location: headers.Location + query }),
    })
  }
}

/**
 * No client waits for the best compression: that starts here, for the clients to come. Nor does it wait long for the
 * quick one while the threads that compress are busy or stuck.
 */
async function compressedSoon(
  response: PreparedResponse,
  onError: (error: unknown) => void,
): Promise<CompressedBodies> {
  try {
    const quick = within(response.compressQuickly(), visitorPatience)
    response.compress().catch(onError)
    const compressed = await quick
    return compressed === tooLate ? {} : compressed
  } catch (error) {
    onError(error)
    return {}
  }
}

/** The encoding that the client prefers; uncompressed when it accepts none. */
function chooseEncoding(header: string | undefined, compressed: CompressedBodies): Encoding {
  const isAvailable = (encoding: Encoding) => encoding === 'identity' || compressed[encoding] !== undefined
  return acceptedEncodings(header).find(isAvailable) ?? 'identity'
}

/**
 * The encodings that an `Accept-Encoding` header allows, best first. At equal weight, the smallest body comes first.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity']
  // Recipients treat `x-gzip` as `gzip` (RFC 9110, 8.4.1.3).
  const headers = { 'accept-encoding': header.replace(/x-gzip/gi, 'gzip') }
  return new Negotiator({ headers }).encodings(smallestFirst, { preferred: smallestFirst })
}

/** Sends one line of plain text, for refusals. */
export function sendText(res: ServerResponse, status: number, text: string, headers: ResponseHeaders): void {
  sendBody(res, status, Buffer.from(`${text}\n`), {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  })
}

/** Node omits the body for HEAD. */
function sendBody(
  res: ServerResponse,
  status: number,
  body: Buffer = Buffer.alloc(0),
  headers: ResponseHeaders,
): void {
  res.writeHead(status, { ...headers, 'Content-Length': body.length }).end(body)
}

/** Whether an `If-None-Match` header contains this ETag, by weak comparison. */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return (ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []).some((tag) => opaque(tag) === opaque(etag))
}

const opaque = (tag: string) => (tag.startsWith('W/') ? tag.slice(2) : tag)

/** First and last byte, both inclusive. */
type ByteRange = { readonly start: number; readonly end: number }

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
