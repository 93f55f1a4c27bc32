import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exchange } from '../../support/raw-http.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

/** The longest request line or header that the server reads, with room for the rest. */
const longest = 15_000

/** Each of them takes less than a millisecond. At quadratic time, this many take longer than a test may. */
const requests = 120

/** For a test. Requests in linear time take a few seconds at most, also on a busy machine. */
const timeout = 20_000

let server: RunningServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const get = (path: string, headers: readonly string[] = []) =>
  [`GET ${path} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n')

/** Sends the request many times on one connection, and returns how many were answered in time. */
async function answered(request: string): Promise<number> {
  const last = 'GET /readyz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  const before = Date.now()
  let count = 0
  for (let sent = 0; sent < requests && Date.now() - before < timeout; sent += 20) {
    const { responses } = await exchange(server, request.repeat(20) + last, { timeout })
    count += responses.length - 1
  }
  return count
}

const separators = [
  '/',
  '.',
  '-',
  '%20',
  '%C2%A0',
  '%0A',
  ',',
  '1',
  'a',
  '@',
  '[',
  '(',
  '+',
  '%2F',
  '?',
  '&q=',
  '#',
]

describe('many long requests are answered', { timeout: timeout * 3 }, () => {
  test.each(separators)('with a path of %j', async (separator) => {
    const run = separator.repeat(Math.floor(longest / separator.length))

    expect(await answered(get(`/a${run}x/`))).toBe(requests)
  })

  test.each(separators)('with a search for %j', async (separator) => {
    const run = separator.repeat(Math.floor(longest / separator.length))

    expect(await answered(get(`/buscar?q=a${run}x`))).toBe(requests)
  })

  test.each([
    ...['Accept-Encoding', 'Accept', 'Range', 'Cookie', 'If-None-Match', 'User-Agent', 'Referer'],
    ...['X-Forwarded-For', 'X-Forwarded-Proto', 'Forwarded', 'Origin', 'If-Modified-Since', 'Connection'],
  ])('with a long %s', async (name) => {
    for (const separator of [' ', ',', ';', '=', '"', 'a', '1', '-', 'W/', ', ', 'a=1; ']) {
      const value = `a${separator.repeat(Math.floor(longest / separator.length))}x`
      const { responses } = await exchange(
        server,
        get('/contacto', [`${name}: ${value}`, 'Connection: close']),
        {
          timeout,
        },
      )
      expect(responses).toHaveLength(1)
    }
  })
})
