import { describe, expect, test } from 'vitest'
import { clientAddress, coarseAddress } from '../calls/guard-calls.ts'
import { callHeaders, decodedCookie, requestCookies } from './call-headers.ts'

const from = (ip: string, remoteAddress = '192.0.2.1') =>
  ({ ip, socket: { remoteAddress } }) as Parameters<typeof clientAddress>[0]

const read = (header?: string) => Object.fromEntries(requestCookies(header))

test('reads cookies in the format of browsers', () => {
  expect(read('a=1; __Host-b.c=x%3D; d=')).toEqual({ a: '1', '__Host-b.c': 'x%3D', d: '' })
  expect(read(undefined)).toEqual({})
})

test.each([
  'a="1"',
  'a =1',
  'a= 1',
  'a=1 2',
  'a',
  '=1',
  ' a=1 ',
  'a=1; a=2',
  'a=1; b=2; a=1',
  'a=ñ',
  'a=1,b',
  'a=\\',
])('ignores cookies that parsers may read differently: %s', (header) => {
  expect(read(header).a).toBeUndefined()
})

test('writes a header that parses to the same cookies', () => {
  const headers = { cookie: 'a=1; b="2"; c=3' }
  const request = { ...from('192.0.2.1'), headers } as Parameters<typeof callHeaders>[0]
  const written = callHeaders(request).get('cookie') ?? undefined
  expect(written).toBe('a=1; c=3')
  expect(requestCookies(written)).toEqual(requestCookies(headers.cookie))
})

test('decodes a value, and ignores a cookie with a broken escape', () => {
  const cookies = requestCookies('a=x%2Fy; b=%zz')
  expect([decodedCookie(cookies, 'a'), decodedCookie(cookies, 'b'), decodedCookie(cookies, 'c')]).toEqual([
    'x/y',
    undefined,
    undefined,
  ])
})

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
