import type { FastifyInstance, FastifyReply } from 'fastify'
import { coarseAddress } from '../auth/client-address.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The revision that the call made or left as the latest. */
    change: { readonly document: string; readonly number: number } | undefined
  }
}

/** Logs the calls of the API: of a write also who made it, what it saved and from about where. Never what was sent. */
export function logCalls(app: FastifyInstance): void {
  app.decorateRequest('owner', undefined)
  app.decorateRequest('change', undefined)
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.url?.startsWith('/api/')) logCall(reply)
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
