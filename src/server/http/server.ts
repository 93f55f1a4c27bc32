import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FlatHeaders } from '../publishing/answer.ts'
import { limitBody, silenceTimeout } from './body-deadline.ts'
import type { PublicSite } from './public-site.ts'
import { addQuickLane } from './quick-lane.ts'
import { refuse, watchBody } from './refuse-client-error.ts'
import { sendText } from './send.ts'
import { kindOf, type ServerCounts } from './server-counts.ts'
import { isWellFormed } from './well-formed.ts'
import { allowServerWork } from './work-timeout.ts'

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
  readonly counts: ServerCounts
}

/** The HTTP server: the public site stands before the application. */
export function createSiteServer(options: SiteServerOptions): Server {
  const { site, application, securityHeaders, counts } = options
  // Node refuses a missing Host without our headers: `isWellFormed` does.
  const server = createServer({ ...timeouts, requireHostHeader: false }, (req, res) => {
    if (!isWellFormed(req)) {
      refuseUnread(req, res, 400, 'La solicitud no es válida.')
      return
    }
    limitBody(server, req, res)
    // The server is stopping: whoever keeps this connection should ask elsewhere next, and not be cut off.
    if (!server.listening) res.shouldKeepAlive = false
    if (site.answer(req, res)) counts.countAnswer(kindOf(req.url ?? ''), res)
    else {
      counts.countAnswer('api', res)
      allowServerWork(server, req, res)
      application(req, res)
    }
  })
  server.setTimeout(silenceTimeout)

  /** Closes the connection too: nobody waits for a body, nor trusts what comes after it. */
  function refuseUnread(req: IncomingMessage, res: ServerResponse, status: number, text: string): void {
    res.shouldKeepAlive = false
    watchBody(req, res)
    sendText(res, status, text, securityHeaders)
    counts.countAnswer('malformed', res)
  }
  server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) =>
    refuseUnread(req, res, 417, 'No se admite esa condición.'),
  )
  // This is no proxy. Without a listener Node says nothing at all.
  server.on('connect', (_req: IncomingMessage, socket: Duplex) =>
    refuse(socket, '405 Method Not Allowed', ['Allow', 'GET, HEAD', ...securityHeaders]),
  )
  const { headersTimeout: firstSilence, keepAliveTimeout: keepAlive } = timeouts
  const onAnswer = (path: string, status: number) => counts.countStatus(kindOf(path), status)
  const onSilence = (socket: Socket) => refuse(socket, '408 Request Timeout', securityHeaders)
  addQuickLane(server, { find: site.atHand, onAnswer, onSilence, firstSilence, keepAlive })
  return server
}
