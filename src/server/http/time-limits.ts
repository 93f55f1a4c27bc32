import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ResponseHeaders } from '../responses/prepared-response.ts'

/** How long a request body may take to arrive, in ms. Node has only one limit for all requests. */
const usual = 20_000
const slow = 300_000

/** Bytes that an upload must send in each period of `usual` ms. Even very slow networks send more. */
const minBytes = 32 * 1024

/** How long a connection may be silent, in ms. */
export const silenceTimeout = 30_000

type Deadline = { readonly server: Server; readonly timer: NodeJS.Timeout }
const deadlines = new WeakMap<IncomingMessage, Deadline>()

/**
 * How long the server may work on a request without sending anything, in ms: enough for a large picture on a slow
 * machine.
 */
export const maxWork = 300_000

/**
 * Lets the connection be silent while the server works on a request. The server's own timeout still applies while the
 * request arrives and while the response is sent.
 */
export function allowServerWork(server: Server, req: IncomingMessage, res: ServerResponse): void {
  const { socket } = req
  const startWork = () => {
    if (!res.writableEnded) socket.setTimeout(maxWork)
  }
  if (hasBody(req)) req.once('end', startWork)
  else startWork()
  res.once('prefinish', () => socket.setTimeout(server.timeout))
}

/** Ends a request with a body if that takes too long. */
export function limitBody(server: Server, req: IncomingMessage, res: ServerResponse): void {
  watchBody(req, res)
  req.once('close', () => clearTimeout(deadlines.get(req)?.timer))
  setDeadline(server, req, usual)
}

/**
 * Gives an upload's body the time that a slow network needs, and allows silence until the server starts to read it.
 * Call the returned function then. From that moment a minimum rate applies, which stops deliberately slow clients.
 */
export function allowSlowBody(req: IncomingMessage): () => void {
  const extend = (silence: number, setNext: typeof setDeadline) => {
    const deadline = deadlines.get(req)
    if (!deadline) return
    clearTimeout(deadline.timer)
    setNext(deadline.server, req, slow)
    req.socket.setTimeout(silence)
  }
  extend(slow, setDeadline)
  return () => extend(silenceTimeout, setPace)
}

function setDeadline(server: Server, req: IncomingMessage, time: number): void {
  setTimer(server, req, time, () => cut(server, req))
}

/**
 * Ends the request when fewer than `minBytes` arrived in a period of `usual` ms, or when its total time is over.
 */
function setPace(server: Server, req: IncomingMessage, time: number): void {
  const before = req.socket.bytesRead
  setTimer(server, req, usual, () => {
    const isSlow = req.socket.bytesRead - before < minBytes
    if (isSlow || time <= usual) cut(server, req)
    else setPace(server, req, time - usual)
  })
}

function setTimer(server: Server, req: IncomingMessage, time: number, then: () => void): void {
  deadlines.set(req, { server, timer: setTimeout(then, time).unref() })
}

function cut(server: Server, req: IncomingMessage): void {
  if (!req.complete) server.emit('clientError', new LateBodyError('The body took too long.'), req.socket)
}

/** Has the same code as Node's own error. */
class LateBodyError extends Error {
  override readonly name = 'LateBodyError'
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}

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
  else if (hasResponse(socket)) socket.end(() => socket.destroy())
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

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}
