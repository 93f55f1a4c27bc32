import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer, FlatHeaders } from '../publishing/answer.ts'
import { chooseEncoding } from './accepted-encodings.ts'
import { namesTag } from './conditional.ts'

/** Sends an answer to a GET or HEAD: in the visitor's encoding, or only word that they have it already. */
export function sendAnswer(req: IncomingMessage, res: ServerResponse, answer: Answer): void {
  if (answer.status === 200 && namesTag(req.headers['if-none-match'], answer.etag)) {
    res.writeHead(304, answer.notModifiedHeaders).end()
    return
  }

  const { headers, body } = chooseEncoding(answer, req.headers['accept-encoding'])
  // Node leaves the body out of an answer to HEAD.
  res.writeHead(answer.status, headers).end(body)
}

/** A refusal in one line of plain text. */
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
