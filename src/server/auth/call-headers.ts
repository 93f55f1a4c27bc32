import type { FastifyRequest } from 'fastify'
import { clientAddress } from './client-address.ts'
import { cookieHeader, requestCookies } from './request-cookies.ts'

/** Header that gives better-auth the client's address. A header of this name sent by the client is dropped. */
export const addressHeader = 'x-consultorio-client'

/** Prefix of the name of every cookie of the site. `__Host-` binds a cookie to this host and requires https. */
export const cookiePrefix = (siteUrl: string) =>
  siteUrl.startsWith('https:') ? '__Host-consultorio' : 'consultorio'

/** The headers that better-auth gets. It reads the same cookies as the limits do. */
export function callHeaders(request: FastifyRequest): Headers {
  const headers = new Headers({ [addressHeader]: clientAddress(request).replace(/::\/64$/, '::') })
  const cookie = cookieHeader(requestCookies(request.headers.cookie))
  const userAgent = request.headers['user-agent']
  if (cookie) headers.set('cookie', cookie)
  if (userAgent) headers.set('user-agent', userAgent.slice(0, 300))
  return headers
}
