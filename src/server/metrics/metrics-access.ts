import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const loopbackAddress = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/
const loopbackHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i

/** Headers that a proxy adds to a forwarded request. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
] as const

/** Whether the request has the token, or comes directly from this machine and not through a proxy on it. */
export function mayReadMetrics(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  token: string | undefined,
): boolean {
  if (headers.authorization !== undefined) return token !== undefined && bears(headers.authorization, token)
  if (proxyHeaders.some((name) => headers[name] !== undefined)) return false
  return loopbackAddress.test(socket.remoteAddress ?? '') && loopbackHost.test(headers.host ?? '')
}

function bears(authorization: string, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
  // The hashes have equal length, and the comparison time does not reveal how much of the guess was right.
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer'))
}
