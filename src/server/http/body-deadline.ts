import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { watchBody } from './refuse-client-error.ts'

/** How long a body may take to come, in ms; Node knows one limit for all requests. */
const usual = 20_000
const slow = 300_000

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
 * comes to read it: call what it gives then.
 */
export function allowSlowBody(req: IncomingMessage): () => void {
  const extend = (silence: number) => {
    const deadline = deadlines.get(req)
    if (!deadline) return
    clearTimeout(deadline.timer)
    setDeadline(deadline.server, req, slow)
    req.socket.setTimeout(silence)
  }
  extend(slow)
  return () => extend(silenceTimeout)
}

function setDeadline(server: Server, req: IncomingMessage, time: number): void {
  const cut = () => {
    if (!req.complete) server.emit('clientError', new LateBodyError('The body took too long.'), req.socket)
  }
  deadlines.set(req, { server, timer: setTimeout(cut, time).unref() })
}

/** As Node's own. */
class LateBodyError extends Error {
  override readonly name = 'LateBodyError'
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}
