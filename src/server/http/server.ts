import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import type { FlatHeaders } from '../publishing/answer.ts'
import { limitBody, silenceTimeout } from './body-deadline.ts'
import type { PublicSite } from './public-site.ts'
import { addQuickLane } from './quick-lane.ts'
import { sendText } from './send.ts'

/** Node cuts no slow request by itself. In ms. */
const timeouts = {
  headersTimeout: 15_000,
  // The last bound: `limitBody` sets a much closer one for all but uploads.
  requestTimeout: 900_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
} as const

export type SiteServerOptions = {
  readonly site: PublicSite
  /** Answers what does not belong to the public site. */
  readonly application: RequestListener
  readonly securityHeaders: FlatHeaders
}

/** The HTTP server: the public site stands before the application. */
export function createSiteServer({ site, application, securityHeaders }: SiteServerOptions): Server {
  // Node refuses a missing Host without our headers: `isWellFormed` does.
  const server = createServer({ ...timeouts, requireHostHeader: false }, (req, res) => {
    if (!isWellFormed(req)) {
      res.shouldKeepAlive = false
      sendText(res, 400, 'La solicitud no es válida.', securityHeaders)
      return
    }
    limitBody(server, req)
    if (!site.answer(req, res)) application(req, res)
  })
  server.setTimeout(silenceTimeout)
  server.on('checkExpectation', (_req: IncomingMessage, res: ServerResponse) =>
    sendText(res, 417, 'No se admite esa condición.', securityHeaders),
  )
  const { headersTimeout: firstSilence, keepAliveTimeout: keepAlive } = timeouts
  addQuickLane(server, { find: site.atHand, firstSilence, keepAlive })
  return server
}

/** RFC 9112: exactly one Host, which HTTP/1.0 may leave out. Node lets two pass, and HTTP/0.9 too. */
function isWellFormed({ httpVersionMajor, httpVersionMinor, rawHeaders }: IncomingMessage): boolean {
  if (httpVersionMajor !== 1) return false
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0)
}

const reasons: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answers what is not HTTP at all, or came too slowly. */
export function refuseClientError(
  error: NodeJS.ErrnoException,
  socket: Socket,
  securityHeaders: FlatHeaders,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const lines = [
    `HTTP/1.1 ${reasons[error.code ?? ''] ?? '400 Bad Request'}`,
    'Connection: close',
    'Content-Length: 0',
  ]
  for (let index = 0; index < securityHeaders.length; index += 2) {
    lines.push(`${securityHeaders[index]}: ${securityHeaders[index + 1]}`)
  }
  socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy())
}
