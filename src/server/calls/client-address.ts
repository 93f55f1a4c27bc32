import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

type Sender = Pick<FastifyRequest, 'ip' | 'socket'>

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
