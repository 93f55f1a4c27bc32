import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Ranges that no site on the internet has (IANA's registries of special-purpose addresses). */
const special = new BlockList()
const ranges4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 ' +
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'
// Teredo, 6to4 and documentation; the first two lead to any IPv4 address.
const ranges6 = '2001::/23 2001:db8::/32 2002::/16'
addRanges(special, ranges4, 'ipv4')
addRanges(special, ranges6, 'ipv6')

/** The only range of IPv6 that is assigned to the internet. */
const global = new BlockList()
addRanges(global, '2000::/3', 'ipv6')

function addRanges(list: BlockList, ranges: string, family: 'ipv4' | 'ipv6'): void {
  for (const range of ranges.split(' ')) {
    const [start = '', bits] = range.split('/')
    list.addSubnet(start, Number(bits), family)
  }
}

/** Whether an IP address belongs to the public internet. */
export function isPublicIp(ip: string): boolean {
  if (isIPv4(ip)) return !special.check(ip, 'ipv4')
  return isIPv6(ip) && global.check(ip, 'ipv6') && !special.check(ip, 'ipv6')
}
