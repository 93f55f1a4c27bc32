import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '#contract/call.ts'
import { Problem } from '../problems/problem.ts'

/** The signed-in person: an owner or an assistant, depending on `role`. */
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
  interface FastifyContextConfig {
    /** Visitors are not logged: neither their address nor what they read. */
    isUnlogged?: true
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
    if (!call.access.includes(session.owner.role)) throw new Problem('owner_only')
  })

  app.addHook('onResponse', async (request, reply) => {
    const { url, config } = request.routeOptions
    if (url?.startsWith('/api/') && !config.isUnlogged) logCall(request, reply)
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
