import { expect, test } from 'vitest'
import { isPublicIp } from './public-ip.ts'

test.each([
  ...(['8.8.8.8', '201.144.1.1', '2607:f8b0:4012::200e'] as const).map((ip) => ({ ip, is: true })),
  ...['10.1.2.3', '172.31.0.1', '192.168.1.1', '100.64.0.1', '0.0.0.0', '255.255.255.255', '224.0.0.1'].map(
    (ip) => ({ ip, is: false }),
  ),
  ...['::', '::1', 'fe80::1', 'fd00::1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1'].map(
    (ip) => ({ ip, is: false }),
  ),
])('isPublicIp of $ip is $is', ({ ip, is }) => {
  expect(isPublicIp(ip)).toBe(is)
})
