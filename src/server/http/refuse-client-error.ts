import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ResponseHeaders } from '../responses/prepared-response.ts'

const reasons: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** The latest response on each connection to a request with a body. */
const responses = new WeakMap<Duplex, ServerResponse>()

/** Records which response belongs to the body that is being received. */
export function watchBody(req: IncomingMessage, res: ServerResponse): void {
  responses.set(req.socket, res)
}

/** Responds to data that is not valid HTTP or arrived too slowly. */
export function refuseClientError(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  securityHeaders: ResponseHeaders,
): void {
  // Data after the last request is dropped; the response to that request closes the connection.
  if (error.code === 'HPE_CLOSED_CONNECTION') return
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
  else if (hasResponse(socket)) closeAfterResponse(socket)
  else refuse(socket, reasons[error.code ?? ''] ?? '400 Bad Request', securityHeaders)
}

/** Writes a refusal directly to the socket when there is no response object, and closes the connection. */
export function refuse(socket: Duplex, status: string, headers: ResponseHeaders): void {
  const lines = [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Length: 0', 'Cache-Control: no-store']
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`)
  socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy())
}

/**
 * Whether the request was already responded to. A proxy would take a second response for the response to its next
 * request.
 */
function hasResponse(socket: Duplex): boolean {
  const response = responses.get(socket)
  return response !== undefined && !response.req.complete && response.headersSent
}

function closeAfterResponse(socket: Duplex): void {
  socket.end(() => socket.destroy())
}
