import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FlatHeaders } from '../publishing/answer.ts'

const reasons: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** The last answer on each connection to a request that has a body. */
const answers = new WeakMap<Duplex, ServerResponse>()

/** Tells which answer belongs to the body that comes. */
export function watchBody(req: IncomingMessage, res: ServerResponse): void {
  answers.set(req.socket, res)
}

/** Answers what is not HTTP at all, or came too slowly. */
export function refuseClientError(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  securityHeaders: FlatHeaders,
): void {
  // What comes after a last request is dropped; the answer to that one closes the connection.
  if (error.code === 'HPE_CLOSED_CONNECTION') return
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
  else if (isAnswered(socket)) closeAfterAnswer(socket)
  else refuse(socket, reasons[error.code ?? ''] ?? '400 Bad Request', securityHeaders)
}

/** Writes a refusal by hand, where there is no response to write it with, and closes. */
export function refuse(socket: Duplex, status: string, headers: FlatHeaders): void {
  const lines = [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Length: 0', 'Cache-Control: no-store']
  for (let index = 0; index < headers.length; index += 2) {
    lines.push(`${headers[index]}: ${headers[index + 1]}`)
  }
  socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy())
}

/** A second answer would pass for that of whatever request a proxy sends next. */
function isAnswered(socket: Duplex): boolean {
  const answer = answers.get(socket)
  return answer !== undefined && !answer.req.complete && answer.headersSent
}

function closeAfterAnswer(socket: Duplex): void {
  socket.end(() => socket.destroy())
}
