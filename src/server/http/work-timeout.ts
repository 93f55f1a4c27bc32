import type { IncomingMessage, Server, ServerResponse } from 'node:http'

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
  const { 'content-length': length, 'transfer-encoding': transfer } = req.headers
  const { socket } = req
  const startWork = () => {
    if (!res.writableEnded) socket.setTimeout(maxWork)
  }
  if (length === undefined && transfer === undefined) startWork()
  else req.once('end', startWork)
  res.once('prefinish', () => socket.setTimeout(server.timeout))
}
