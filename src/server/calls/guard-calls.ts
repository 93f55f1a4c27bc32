import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '#contract/call.ts'
import { Problem } from '../problems/problem.ts'

/** The signed-in person; `role` says what she may do. */
export type Owner = {
  readonly id: string
  /** Also the author that a revision stores. */
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly twoFactorEnabled: boolean
}

type Sessions = {
  readonly sessionOf: (request: FastifyRequest) => Promise<{ readonly owner: Owner } | undefined>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person, on calls that need a session. */
    owner: Owner | undefined
    /** The latest revision after the call, new or unchanged. */
    change: { readonly document: string; readonly number: number } | undefined
  }
}

/**
 * Refuses, before its body is read, every API call that its row does not allow, and logs the calls. Call it before any
 * route is registered.
 * @throws when a route of the API is registered without a row of the contract.
 */
export function guardCalls(app: FastifyInstance, { sessionOf }: Sessions): void {
  app.decorateRequest('owner', undefined)
  app.decorateRequest('change', undefined)

  app.addHook('onRoute', ({ method, url, config }) => {
    if (/^\/api(?:\/|$)/.test(url) && !config?.call) throw new Error(`Add ${method} ${url} to the contract.`)
  })

  app.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config
    if (!call) return
    reply.header('Cache-Control', 'no-store')
    if (call.access === 'anyone') return

    const session = await sessionOf(request)
    if (!session) throw new Problem('unauthorized')
    request.owner = session.owner
    const { role } = session.owner
    if (call.access.includes(role)) return
    throw new Problem(
      role === 'editor' && call.access.includes('assistant') ? 'owner_publishes' : 'owner_only',
    )
  })

  app.addHook('onResponse', async (request, reply) => {
    const { url, config } = request.routeOptions
    if (url?.startsWith('/api/') && !config.call?.isUnlogged) logCall(request, reply)
  })
}

/**
 * For a write, also logs who made it, what was saved and the approximate network address. Never logs the body.
 */
function logCall(request: FastifyRequest, reply: FastifyReply): void {
  const { method, routeOptions, owner } = request
  const ms = Math.round(reply.elapsedTime)
  const call = { method, route: routeOptions.url, status: reply.raw.statusCode, ms }
  const isRead = method === 'GET' || method === 'HEAD'
  const { document, number } = request.change ?? {}
  const written = isRead ? {} : { who: owner?.email, document, number, from: coarseAddress(request) }
  reply.log.info({ ...call, ...written }, 'llamada')
}

export type Sender = Pick<FastifyRequest, 'ip' | 'socket'>

/**
 * The client's address, as the limits count it. Proxies are trusted as TRUST_PROXY says, whatever headers the client
 * sends.
 */
export function clientAddress({ ip, socket }: Sender): string {
  // A proxy may send a value that is not an address.
  return networkOf(ip, 4) ?? networkOf(socket.remoteAddress ?? '', 4) ?? 'unknown'
}

/** The /48 that contains an IPv6 address; undefined for IPv4. */
export function clientNetwork(sender: Sender): string | undefined {
  const address = clientAddress(sender)
  return isIPv4(address) ? undefined : networkOf(address.replace('/64', ''), 3)
}

/** A less exact address for the log, so that it does not identify a household. */
export const coarseAddress = (sender: Sender): string =>
  clientNetwork(sender) ?? clientAddress(sender).replace(/(?<!\d)\d+$/, '0/24')

/** An IPv4 address, or the first `groups` 16-bit groups of an IPv6 address: one household owns a whole /64. */
function networkOf(address: string, groups: number): string | undefined {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (isIPv4(mapped ?? address)) return mapped ?? address
  const bare = address.replace(/%.*/s, '')
  if (!isIPv6(bare)) return undefined
  const [before = [], after = []] = bare.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const zeros = bare.includes('::')
    ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
    : []
  const network = [...before, ...zeros, ...after].slice(0, groups)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${groups * 16}`
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses, before the body is read, writes that a page of another site requested and bodies that are not plain JSON. An
 * empty body counts as no body.
 */
export function checkRequests(app: FastifyInstance, siteUrl: string): void {
  app.addHook('onRequest', async (request) => {
    if (!reads.has(request.method)) refuseOtherSites(request, siteUrl)
    // A compressed body could expand from a few bytes into many.
    const encoding = request.headers['content-encoding']
    if (encoding !== undefined && encoding !== 'identity') throw new Problem('unsupported_type')
  })
  // Keys that reach an object's prototype are refused.
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else if (isDeeperThan(maxLevels, body)) done(new Problem('invalid_request', { issues: [tooDeep] }))
    else parse(request, body, done)
  })
}

/**
 * For routes that another site's page may not even read. Browsers send at least one of three headers with the origin,
 * and pages cannot forge them. A request without these headers does not come from a browser, so it has an owner's
 * cookie only if the owner put it there.
 * @throws {Problem} `cross_site`
 */
function refuseOtherSites(request: FastifyRequest, siteUrl: string): void {
  const { origin, referer, 'sec-fetch-site': site } = request.headers
  const source = origin ?? referer
  const isOwn =
    site !== undefined
      ? site === 'same-origin'
      : source === undefined || isOfThisSite(request, source, siteUrl)
  if (!isOwn) throw new Problem('cross_site')
}

function isOfThisSite({ protocol, host }: FastifyRequest, source: string, siteUrl: string): boolean {
  const origin = URL.canParse(source) ? new URL(source).origin : undefined
  return origin === siteUrl || origin === `${protocol}://${host}`
}

/** Several times deeper than any document. */
const maxLevels = 50

const tooDeep = { path: 'body', message: 'Hay demasiados niveles.' }

const [quote, backslash, openList, closeList, openGroup, closeGroup] = [...'"\\[]{}'].map((character) =>
  character.charCodeAt(0),
)

/**
 * Whether arrays and objects are nested more than `maxDepth` levels deep. Checked before parsing, because parsing a body
 * of many brackets would block the process.
 */
export function isDeeperThan(maxDepth: number, json: string): boolean {
  let depth = 0
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index)
    // Most of a body is in its texts, and `indexOf` reads them many times faster than this loop.
    if (code === quote) index = endOfText(json, index)
    else if (code === openList || code === openGroup) {
      depth += 1
      if (depth > maxDepth) return true
    } else if (code === closeList || code === closeGroup) depth -= 1
  }
  return false
}

/** Index of the quote that ends the text; the length of the JSON if there is none. */
function endOfText(json: string, start: number): number {
  let end = start
  do end = json.indexOf('"', end + 1)
  while (end !== -1 && isEscaped(json, end))
  return end === -1 ? json.length : end
}

function isEscaped(json: string, index: number): boolean {
  let first = index
  while (json.charCodeAt(first - 1) === backslash) first -= 1
  return (index - first) % 2 === 1
}
