import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import type { ResponseHeaders } from '../responses/prepared-response.ts'
import { isStoreError } from '../store/store-errors.ts'
import type { PublicSite } from './public-site.ts'
import { sendText } from './send.ts'
import { allowServerWork, hasBody, limitBody, refuse, silenceTimeout, watchBody } from './time-limits.ts'

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

/** What a request asked for. `malformed` requests are refused before that is known. */
export const requestKinds = ['page', 'asset', 'api', 'malformed'] as const
export type RequestKind = (typeof requestKinds)[number]

/** Counts of responses and store errors since the server started. */
export class RequestCounts {
  readonly #responses = new Map<string, number>()
  #storeErrors = 0

  get storeErrors(): number {
    return this.#storeErrors
  }

  /** Counts a response once it is sent. */
  countResponse(kind: RequestKind, res: ServerResponse): void {
    res.once('finish', () => this.countStatus(kind, res.statusCode))
  }

  countStatus(kind: RequestKind, status: number): void {
    const statusClass = Math.trunc(status / 100)
    this.#responses.set(`${kind} ${statusClass}`, this.responses(kind, statusClass) + 1)
  }

  countError(error: unknown): void {
    if (isStoreError(error)) this.#storeErrors += 1
  }

  /** Number of responses of a kind in a status class: 2 means 200 to 299. */
  responses(kind: RequestKind, statusClass: number): number {
    return this.#responses.get(`${kind} ${statusClass}`) ?? 0
  }
}

/** A page's path has no dot. */
function kindOf(url: string): 'page' | 'asset' {
  const dot = url.indexOf('.')
  if (dot === -1) return 'page'
  const query = url.indexOf('?')
  return query === -1 || dot < query ? 'asset' : 'page'
}

/** A host name, an IPv4 address or an IPv6 address in brackets, with an optional port. */
const hostValue = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i

/**
 * RFC 9112, more strictly than Node: exactly one Host header, which HTTP/1.0 may omit, and only one way to determine
 * where the body ends. Refuses requests that a proxy in front of this server might interpret differently.
 */
function isWellFormed(req: IncomingMessage): boolean {
  if (req.httpVersionMajor !== 1) return false
  const isFirstVersion = req.httpVersionMinor === 0
  const { host: hosts = [], 'transfer-encoding': codings = [] } = req.headersDistinct
  if (codings.length > 0 && (isFirstVersion || codings.some((coding) => coding.toLowerCase() !== 'chunked')))
    return false
  return hosts.length === 1 ? hostValue.test(hosts[0] ?? '') : hosts.length === 0 && isFirstVersion
}
