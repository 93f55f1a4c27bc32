import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '#contract/call.ts'
import { Problem } from '../problems/problem.ts'
import { coarseAddress } from './client-address.ts'

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
