import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Ranges that no site on the internet has (IANA's registries of special-purpose addresses). */
const special = new BlockList()
for (const [start, bits] of [
  ...[['0.0.0.0', 8] as const, ['10.0.0.0', 8] as const, ['100.64.0.0', 10] as const],
  ...[['127.0.0.0', 8] as const, ['169.254.0.0', 16] as const, ['172.16.0.0', 12] as const],
  ...[['192.0.0.0', 24] as const, ['192.0.2.0', 24] as const, ['192.88.99.0', 24] as const],
  ...[['192.168.0.0', 16] as const, ['198.18.0.0', 15] as const, ['198.51.100.0', 24] as const],
  ...[['203.0.113.0', 24] as const, ['224.0.0.0', 4] as const, ['240.0.0.0', 4] as const],
])
  special.addSubnet(start, bits, 'ipv4')
// Teredo, 6to4 and documentation; the first two lead to any IPv4 address.
for (const [start, bits] of [['2001::', 23] as const, ['2001:db8::', 32] as const, ['2002::', 16] as const])
  special.addSubnet(start, bits, 'ipv6')

/** The only range of IPv6 that is assigned to the internet. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address belongs to the public internet. */
export function isPublicIp(ip: string): boolean {
  if (isIPv4(ip)) return !special.check(ip, 'ipv4')
  return isIPv6(ip) && global.check(ip, 'ipv6') && !special.check(ip, 'ipv6')
}
