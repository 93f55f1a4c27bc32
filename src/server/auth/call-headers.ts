import type { FastifyRequest } from 'fastify'
import { clientAddress } from './client-address.ts'

/** Says to better-auth where a call comes from. Ours alone: what the client sends under this name is dropped. */
export const addressHeader = 'x-consultorio-client'

/** All that better-auth is told of a request besides its body. */
export function callHeaders(request: FastifyRequest): Headers {
  const headers = new Headers({ [addressHeader]: clientAddress(request).replace(/::\/64$/, '::') })
  const { cookie, 'user-agent': userAgent } = request.headers
  if (cookie) headers.set('cookie', cookie)
  if (userAgent) headers.set('user-agent', userAgent.slice(0, 300))
  return headers
}
