import type { FastifyInstance, FastifyReply } from 'fastify'
import { coarseAddress } from '../auth/client-address.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The latest revision after the call, new or unchanged. */
    change: { readonly document: string; readonly number: number } | undefined
  }
  interface FastifyContextConfig {
    /** Visitors are not logged: neither their address nor what they read. */
    isUnlogged?: true
  }
}

/**
 * Logs API calls. For a write, also logs who made it, what was saved and the approximate network address. Never logs
 * the body.
 */
export function logCalls(app: FastifyInstance): void {
  app.decorateRequest('owner', undefined)
  app.decorateRequest('change', undefined)
  app.addHook('onResponse', async (request, reply) => {
    const { url, config } = request.routeOptions
    if (url?.startsWith('/api/') && !config.isUnlogged) logCall(reply)
  })
}

function logCall(reply: FastifyReply): void {
  const { request } = reply
  const { method, routeOptions, owner, change } = request
  const ms = Math.round(reply.elapsedTime)
  const call = { method, route: routeOptions.url, status: reply.raw.statusCode, ms }
  if (method === 'GET' || method === 'HEAD') reply.log.info(call, 'llamada')
  else reply.log.info({ ...call, who: owner?.email, ...change, from: coarseAddress(request) }, 'llamada')
}
