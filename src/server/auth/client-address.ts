import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Who asks, as the limits count them: proxies believed as TRUST_PROXY says, whatever the client's headers claim. */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  // What a proxy hands on need not be an address.
  return networkOf(ip, 4) ?? networkOf(socket.remoteAddress ?? '', 4) ?? 'unknown'
}

/** The /48 around an IPv6 address; undefined for an IPv4 one. */
export function clientNetwork(request: Pick<FastifyRequest, 'ip' | 'socket'>): string | undefined {
  const address = clientAddress(request)
  return isIPv4(address) ? undefined : networkOf(address.replace('/64', ''), 3)
}

/** As the log tells it: the part of town, not the house. */
export function coarseAddress(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = clientAddress(request)
  return clientNetwork(request) ?? address.replace(/\d+$/, '0/24')
}

/** An IPv4 address, or the first `groups` of 16 bits of an IPv6 one: one household has a whole /64 of those. */
function networkOf(address: string, groups: number): string | undefined {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (isIPv4(mapped ?? address)) return mapped ?? address
  const bare = address.replace(/%.*$/, '')
  if (!isIPv6(bare)) return undefined
  const [head = '', tail] = bare.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const between =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const kept = [...before, ...between, ...after].slice(0, groups)
  return `${kept.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${groups * 16}`
}
