import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { revalidated } from '../responses/cache-control.ts'
import { contentTypeOf } from '../responses/content-types.ts'
import type { FlatHeaders } from '../responses/prepared-response.ts'
import { parseRange } from './byte-range.ts'
import { namesTag } from './conditional.ts'

/** A file too large for memory, sent from disk, whole or in part. */
export type StreamedFile = {
  readonly file: string
  readonly size: number
  /** A strong tag, so that parts of one file can be combined. */
  readonly etag: string
  readonly modified: string
  /** Headers that every response for this file has. */
  readonly headers: FlatHeaders
}

export async function describeFile(file: string, security: FlatHeaders): Promise<StreamedFile> {
  const { size, mtime } = await stat(file)
  const etag = `"${size.toString(36)}-${mtime.getTime().toString(36)}"`
  const modified = mtime.toUTCString()
  const headers = [
    'ETag',
    etag,
    'Last-Modified',
    modified,
    'Cache-Control',
    revalidated,
    'Accept-Ranges',
    'bytes',
  ]
  return { file, size, etag, modified, headers: [...headers, ...security] }
}

/** Sends the file, or the part that a `Range` header asks for. */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  streamed: StreamedFile,
): Promise<void> {
  const { file, size, headers } = streamed
  if (namesTag(req.headers['if-none-match'], streamed.etag)) {
    res.writeHead(304, headers).end()
    return
  }

  const range = asksForPart(req, streamed) ? parseRange(req.headers.range, size) : undefined
  if (range === 'unsatisfiable') {
    res.writeHead(416, ['Content-Range', `bytes */${size}`, 'Content-Length', '0', ...headers]).end()
    return
  }

  const { start, end } = range ?? { start: 0, end: size - 1 }
  const part = range ? ['Content-Range', `bytes ${start}-${end}/${size}`] : []
  const length = ['Content-Length', String(end - start + 1)]
  res.writeHead(range ? 206 : 200, ['Content-Type', contentTypeOf(file), ...length, ...part, ...headers])
  if (req.method === 'HEAD') res.end()
  else await pipeline(createReadStream(file, { start, end: Math.max(end, start) }), res)
}

/** Whether to send a part: with `If-Range`, only if the client has the rest of the same version of the file. */
function asksForPart(req: IncomingMessage, { etag, modified }: StreamedFile): boolean {
  const condition = req.headers['if-range']
  return req.method === 'GET' && (condition === undefined || condition === etag || condition === modified)
}
