import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FlatHeaders, PreparedResponse } from '../responses/prepared-response.ts'
import { chooseEncoding } from './accepted-encodings.ts'
import { namesTag } from './conditional.ts'

/**
 * Sends a response to GET or HEAD in an encoding that the client accepts, or 304 if the client already has it.
 * @param query Of the request, with its question mark: a redirect keeps it.
 */
export function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: PreparedResponse,
  query = '',
): void {
  if (response.status === 200 && namesTag(req.headers['if-none-match'], response.etag)) {
    res.writeHead(304, response.notModifiedHeaders).end()
    return
  }

  const { headers, body } = chooseEncoding(response, req.headers['accept-encoding'])
  // Node omits the body for HEAD.
  res.writeHead(response.status, response.status === 308 ? withQuery(headers, query) : headers).end(body)
}

const withQuery = (headers: FlatHeaders, query: string): FlatHeaders =>
  headers.map((value, index) =>
    headers[index - 1] === 'Location' && index % 2 === 1 ? value + query : value,
  )

/** Sends one line of plain text, for refusals. */
export function sendText(res: ServerResponse, status: number, text: string, headers: FlatHeaders): void {
  const body = Buffer.from(`${text}\n`)
  res
    .writeHead(status, [
      'Content-Type',
      'text/plain; charset=utf-8',
      'Content-Length',
      String(body.length),
      'Cache-Control',
      'no-store',
      ...headers,
    ])
    .end(body)
}
