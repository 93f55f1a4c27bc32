import { describe, expect, test } from 'vitest'
import { parseTarget, withoutTrailingSlash } from './public-site.ts'
import { acceptedEncodings, namesTag, parseRange } from './send.ts'

describe('Accept-Encoding', () => {
  test.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['GZIP', ['gzip', 'identity']],
    ['x-gzip', ['gzip', 'identity']],
    ['br;q=0.5, gzip;q=0.8', ['gzip', 'br', 'identity']],
    ['br;q=0, gzip', ['gzip', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0, br', ['br']],
    ['identity;q=1, gzip;q=0.2', ['identity', 'gzip']],
    ['gzip;q=0.001', ['gzip', 'identity']],
    ['gzip;q=nonsense', ['identity']],
    ['identity;q=0', []],
  ])('%j is negotiated in this order: %j', (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings)
  })
})

describe('If-None-Match', () => {
  test.each([
    ['W/"a"', true],
    ['"a"', true],
    ['*', true],
    ['"b", W/"a"', true],
    ['"b"', false],
    ['a', false],
    ['"ab"', false],
    [undefined, false],
  ])('%j matches W/"a": %j', (header, named) => {
    expect(namesTag(header, 'W/"a"')).toBe(named)
  })
})

describe('Range', () => {
  test.each([
    [undefined, undefined],
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=-10', { start: 990, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['lines=1-2', undefined],
  ])('%j of 1000 bytes is %j', (header, range) => {
    expect(parseRange(header, 1000)).toEqual(range)
  })
})

describe('a request target', () => {
  test.each([
    ['/', '/', ''],
    ['/servicios?x=1?2', '/servicios', '?x=1?2'],
    ['/s%C3%ADntomas', '/síntomas', ''],
    ['http://otro.example/servicios?x', '/servicios', '?x'],
    ['http://otro.example', '/', ''],
    ['HTTPS://otro.example?x', '/', '?x'],
  ])('%s has the path %s and the query %j', (url, path, query) => {
    expect(parseTarget(url)).toMatchObject({ path, query })
  })

  test.each(['/%', '/%E0%A4%A', '/a%zz', '*', 'servicios', ''])('%j is malformed', (url) => {
    expect(parseTarget(url)).toBeUndefined()
  })

  test.each([
    ['/servicios/', '/servicios'],
    ['/servicios///?a=/', '/servicios?a=/'],
    ['//otro.example/', '/otro.example'],
    ['/\\otro.example/', '/%5cotro.example'],
    ['//', '/'],
    ['/%2F%2Fotro.example/', '/%2F%2Fotro.example'],
    ['/\xed/', '/%ed'],
  ])('%j without its trailing slash is %s on this host', (url, location) => {
    const target = parseTarget(url)

    expect(target && withoutTrailingSlash(target)).toBe(location)
    expect(new URL(location, 'http://sitio.example').host).toBe('sitio.example')
  })
})
