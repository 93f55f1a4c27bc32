import { expect, test } from 'vitest'
import { cookieHeader, decodedCookie, requestCookies } from './request-cookies.ts'

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
  const cookies = requestCookies('a=1; b="2"; c=3')
  expect(cookieHeader(cookies)).toBe('a=1; c=3')
  expect(requestCookies(cookieHeader(cookies))).toEqual(cookies)
})

test('decodes a value, and ignores a cookie with a broken escape', () => {
  const cookies = requestCookies('a=x%2Fy; b=%zz')
  expect([decodedCookie(cookies, 'a'), decodedCookie(cookies, 'b'), decodedCookie(cookies, 'c')]).toEqual([
    'x/y',
    undefined,
    undefined,
  ])
})
