import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { watchBody } from './refuse-client-error.ts'

/** How long a body may take to come, in ms; Node knows one limit for all requests. */
const usual = 20_000
const slow = 300_000

/** What an upload has to bring in each `usual` time: the poorest network brings more. */
const leastBytes = 32 * 1024

/** How long a connection may be silent, in ms. */
export const silenceTimeout = 30_000

type Deadline = { readonly server: Server; readonly timer: NodeJS.Timeout }
const deadlines = new WeakMap<IncomingMessage, Deadline>()

/** Cuts the request off if its body takes longer than any of ours needs. */
export function limitBody(server: Server, req: IncomingMessage, res: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': transfer } = req.headers
  if (length === undefined && transfer === undefined) return
  watchBody(req, res)
  req.once('close', () => clearTimeout(deadlines.get(req)?.timer))
  setDeadline(server, req, usual)
}

/**
 * Gives the body of an upload the time that a poor network needs, and lets the connection be silent until the server
 * comes to read it: call what it gives then. From there on it may be slow, but not as slow as an attack.
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

/** Cuts the request off when less than `leastBytes` came in a `usual` time, or its whole time is over. */
function setPace(server: Server, req: IncomingMessage, time: number): void {
  const before = req.socket.bytesRead
  setTimer(server, req, usual, () => {
    const isSlow = req.socket.bytesRead - before < leastBytes
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

/** As Node's own. */
class LateBodyError extends Error {
  override readonly name = 'LateBodyError'
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}
