import { describe, expect, inject, test } from 'vitest'
import { exchange } from '../../support/raw-http.ts'

const server = inject('sharedServer')

/** The request that an attacker hides behind another one, for a server that misreads the length of the first. */
const hidden = 'GET /enfermedades HTTP/1.1\r\nHost: a\r\n\r\n'
const post = (headers: string, body: string, path = '/api/site-content') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${body}${hidden}`
const chunks = '0\r\n\r\n'

const framings: [string, string][] = [
  ['a length and chunks', post('Content-Length: 5\r\nTransfer-Encoding: chunked', chunks)],
  ['chunks and a length', post('Transfer-Encoding: chunked\r\nContent-Length: 5', chunks)],
  ['two lengths', post('Content-Length: 5\r\nContent-Length: 6', 'hola!')],
  ['the same length twice', post('Content-Length: 5\r\nContent-Length: 5', 'hola!')],
  ['a list of lengths', post('Content-Length: 5, 5', 'hola!')],
  ['a length with a plus', post('Content-Length: +5', 'hola!')],
  ['a negative length', post('Content-Length: -5', 'hola!')],
  ['a length in hexadecimal', post('Content-Length: 0x5', 'hola!')],
  ['an empty length', post('Content-Length:', 'hola!')],
  ['a length that is too large for a number', post(`Content-Length: ${'9'.repeat(30)}`, 'hola!')],
  ['a space before the colon', post('Transfer-Encoding : chunked', chunks)],
  ['a folded header', post('Transfer-Encoding:\r\n chunked', chunks)],
  ['a vertical tab', post('Transfer-Encoding: \x0bchunked', chunks)],
  ['an unknown coding', post('Transfer-Encoding: xchunked', chunks)],
  ['the coding `identity`', post('Transfer-Encoding: identity', chunks)],
  ['chunks, then the coding `identity`', post('Transfer-Encoding: chunked, identity', chunks)],
  ['chunks twice', post('Transfer-Encoding: chunked, chunked', chunks)],
  ['chunks twice, in two headers', post('Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked', chunks)],
  ['compressed chunks', post('Transfer-Encoding: gzip, chunked', chunks)],
  ['chunks in HTTP/1.0', post('Transfer-Encoding: chunked', chunks).replace('1.1', '1.0')],
  ['a line feed alone', post('X: y\nTransfer-Encoding: chunked', chunks)],
  ['a carriage return alone', post('X: y\rTransfer-Encoding: chunked', chunks)],
  ['line feeds alone', `GET / HTTP/1.1\nHost: a\n\n${hidden}`],
  ['a NUL in a value', `GET / HTTP/1.1\r\nHost: a\r\nX: y\0z\r\n\r\n${hidden}`],
  ['a NUL in a name', `GET / HTTP/1.1\r\nHost: a\r\nX\0: y\r\n\r\n${hidden}`],
  ['a header without a name', `GET / HTTP/1.1\r\nHost: a\r\n: y\r\n\r\n${hidden}`],
  ['an indented first header', `GET / HTTP/1.1\r\n Host: a\r\n\r\n${hidden}`],
  ['two hosts in one', `GET / HTTP/1.1\r\nHost: a, b\r\n\r\n${hidden}`],
]

const badChunks: [string, string][] = [
  ['without a length', 'x\r\nhola!\r\n0\r\n\r\n'],
  ['of a negative length', '-5\r\nhola!\r\n0\r\n\r\n'],
  ['of a length with a prefix', '0x5\r\nhola!\r\n0\r\n\r\n'],
  ['of a length that is too large for a number', `${'f'.repeat(17)}\r\nhola!\r\n0\r\n\r\n`],
  ['with line feeds alone', '5\nhola!\n0\n\n'],
  ['with a line feed in its extension', '5;\nhola!\r\n0\r\n\r\n'],
  ['with an endless extension', `5;${'a'.repeat(20_000)}\r\nhola!\r\n0\r\n\r\n`],
  ['longer than its length', '5\r\nhola!!0\r\n\r\n'],
]

describe('the server refuses with 400, and closes the connection for, a request with', () => {
  test.each(framings)('%s', async (_name, request) => {
    const { responses, closed } = await exchange(server, request)

    expect(responses.map(({ status }) => status)).toEqual([400])
    expect(responses[0]?.headers.connection).toBe('close')
    expect(closed).toBe(true)
  })
})

describe('the server never responds to a request hidden behind a chunk:', () => {
  test.each(
    badChunks.flatMap(([name, body]): [string, string, string][] => [
      [name, '/api/site-content', body],
      [name, '/', body],
      [name, '/api/setup', body],
    ]),
  )('a chunk %s, sent to %s', async (_name, path, body) => {
    const { responses: results, closed } = await exchange(
      server,
      post('Transfer-Encoding: chunked', body, path),
    )

    expect(results).toHaveLength(1)
    expect(Math.trunc((results[0]?.status ?? 0) / 100)).toBe(4)
    expect(closed).toBe(true)
  })
})

test('the server responds to complete pipelined requests in order, once each', async () => {
  const { responses } = await exchange(
    server,
    `${post('Transfer-Encoding: chunked', '5;a=b\r\nhola!\r\n0\r\nX: y\r\n\r\n', '/')}GET /no-existe HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  )

  expect(responses.map(({ status }) => status)).toEqual([405, 200, 404])
})
