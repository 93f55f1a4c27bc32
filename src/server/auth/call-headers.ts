import type { IncomingMessage } from 'node:http'
import { clientAddress, type Sender } from '../calls/guard-calls.ts'

/** Header that gives better-auth the client's address. A header of this name sent by the client is dropped. */
export const addressHeader = 'x-consultorio-client'

/** Prefix of the name of every cookie of the site. `__Host-` binds a cookie to this host and requires https. */
export const cookiePrefix = (siteUrl: string) =>
  siteUrl.startsWith('https:') ? '__Host-consultorio' : 'consultorio'

const sessionCookie = /(?:^|[; ])(?:__Host-)?consultorio\.session_token=[^;\s]/

/** Whether a Cookie header has a session. Says nothing about whether the session is valid. */
export const hasSessionCookie = (cookie: string | undefined): boolean =>
  cookie !== undefined && sessionCookie.test(cookie)

const wellFormed = /^([\w!#$%&'*+.^`|~-]+)=([!#-+\--:<-[\]-~]*)$/

/**
 * The cookies of a request by name, as a browser writes them. Omits everything that two parsers could read
 * differently: quotes, spaces inside a pair, and every value of a name that occurs twice.
 */
export function requestCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  const repeated = new Set<string>()
  for (const part of header?.split(';') ?? []) {
    const [, name, value] = wellFormed.exec(part.replace(/^ /, '')) ?? []
    if (name === undefined || value === undefined) continue
    if (cookies.has(name)) repeated.add(name)
    cookies.set(name, value)
  }
  for (const name of repeated) cookies.delete(name)
  return cookies
}

/** The decoded value; undefined when it is empty or its percent-encoding is invalid. */
export function decodedCookie(cookies: ReadonlyMap<string, string>, name: string): string | undefined {
  try {
    return decodeURIComponent(cookies.get(name) ?? '') || undefined
  } catch {
    return undefined
  }
}

/** The part of a request that a session is found by. */
export type CookieSender = Sender & Pick<IncomingMessage, 'headers'>

/** The headers that better-auth gets. It reads the same cookies as the limits do. */
export function callHeaders(request: CookieSender): Headers {
  const headers = new Headers({ [addressHeader]: clientAddress(request).replace(/::\/64$/, '::') })
  const cookie = [...requestCookies(request.headers.cookie)]
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const userAgent = request.headers['user-agent']
  if (cookie) headers.set('cookie', cookie)
  if (userAgent) headers.set('user-agent', userAgent.slice(0, 300))
  return headers
}
