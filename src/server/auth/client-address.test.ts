import { describe, expect, test } from 'vitest'
import { clientAddress, coarseAddress } from './client-address.ts'

const from = (ip: string, remoteAddress = '192.0.2.1') =>
  ({ ip, socket: { remoteAddress } }) as Parameters<typeof clientAddress>[0]

describe('a client', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['no es una dirección', '192.0.2.1'],
  ])('at %s is counted as %s', (ip, counted) => {
    expect(clientAddress(from(ip))).toBe(counted)
  })

  test('is logged by its network only', () => {
    expect(coarseAddress(from('203.0.113.7'))).toBe('203.0.113.0/24')
    expect(coarseAddress(from('2001:db8:1:2:3:4:5:6'))).toBe('2001:db8:1::/48')
  })
})
