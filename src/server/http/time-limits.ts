import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { hasBody } from './read-request.ts'
import { watchBody } from './refuse-client-error.ts'

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
