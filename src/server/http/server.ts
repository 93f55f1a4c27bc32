import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import type { ResponseHeaders } from '../responses/prepared-response.ts'
import type { PublicSite } from './public-site.ts'
import { hasBody, isWellFormed } from './read-request.ts'
import { refuse, watchBody } from './refuse-client-error.ts'
import { kindOf, type RequestCounts } from './request-counts.ts'
import { sendText } from './send.ts'
import { allowServerWork, limitBody, silenceTimeout } from './time-limits.ts'

/** In ms. They cut slow and idle clients. */
const timeouts = {
  headersTimeout: 15_000,
  // An upper bound: `limitBody` sets a much shorter one for everything except uploads.
  requestTimeout: 900_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
} as const

export type SiteServerOptions = {
  readonly site: PublicSite
  /** Responds to requests that do not belong to the public site. */
  readonly application: RequestListener
  readonly securityHeaders: ResponseHeaders
  readonly counts: RequestCounts
}

/** The HTTP server. The public site handles a request before the application does. */
export function createSiteServer({ site, application, securityHeaders, counts }: SiteServerOptions): Server {
  // Node refuses a missing Host without our headers, so `isWellFormed` does it instead.
  const server = createServer({ ...timeouts, requireHostHeader: false }, (req, res) => {
    if (!isWellFormed(req)) {
      refuseUnread(req, res, 400, 'La solicitud no es válida.')
      return
    }
    if (hasBody(req)) limitBody(server, req, res)
    // The server is stopping. Close the connection after this response, so that the client opens its next one
    // elsewhere.
    if (!server.listening) res.shouldKeepAlive = false
    if (site.respond(req, res)) counts.countResponse(kindOf(req.url ?? ''), res)
    else {
      counts.countResponse('api', res)
      allowServerWork(server, req, res)
      application(req, res)
    }
  })
  server.setTimeout(silenceTimeout)

  /**
   * Refuses the request without reading its body, and closes the connection, because the bytes after it cannot be
   * trusted.
   */
  function refuseUnread(req: IncomingMessage, res: ServerResponse, status: number, text: string): void {
    res.shouldKeepAlive = false
    watchBody(req, res)
    sendText(res, status, text, securityHeaders)
    counts.countResponse('malformed', res)
  }
  server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) =>
    refuseUnread(req, res, 417, 'No se admite esa condición.'),
  )
  // This server is not a proxy. Without a listener, Node would close the connection without a response.
  server.on('connect', (_req: IncomingMessage, socket: Duplex) =>
    refuse(socket, '405 Method Not Allowed', { Allow: 'GET, HEAD', ...securityHeaders }),
  )
  return server
}
