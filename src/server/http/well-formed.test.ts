import { describe, expect, test } from 'vitest'
import { sendRaw, sharedSite } from '#tests/server/running-site.ts'

const site = sharedSite()
const send = (request: string) => sendRaw(site().url, request)

describe('a malformed HTTP request', () => {
  test.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts, to the API', 'GET /api/site-content HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['a host of two', 'GET / HTTP/1.1\r\nHost: a, b\r\n\r\n', 400],
    ['a host with a path', 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n', 400],
    ['a host with a name before it', 'GET / HTTP/1.1\r\nHost: ana@b\r\n\r\n', 400],
    ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n', 400],
    ['HTTP/0.9', 'GET /\r\n\r\n', 400],
    ['an unknown framing', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: identity\r\n\r\n', 400],
    ['two framings', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n', 400],
    ['chunks in HTTP/1.0', 'POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
    ['a tunnel', 'CONNECT otro.example:443 HTTP/1.1\r\nHost: otro.example\r\n\r\n', 405],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost: a\r\nnonsense\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'an unknown expectation',
      'POST / HTTP/1.1\r\nHost: a\r\nExpect: magic\r\nContent-Length: 5\r\n\r\n',
      417,
    ],
  ])('gets 400 with the security headers: %s', async (_name, request, status) => {
    const response = await send(request)

    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(response).toMatch(/\r\nContent-Security-Policy: default-src 'none'; /)
    expect(response).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/)
  })

  test.each([
    ['is no length', 'x5'],
    ['is negative', '-5'],
    ['holds a line feed', '5;a\nb'],
  ])('gets no second response when a chunk %s', async (_name, size) => {
    const result = await send(
      `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${size}\r\nhola!\r\n0\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n`,
    )

    expect(result.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 405'])
  })

  test('gets one response when more data follows the last request', async () => {
    const response = await send(
      'GET /api/site-content HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n',
    )

    expect(response.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200'])
  })

  test.each([
    'sitio.example',
    'sitio.example:8080',
    '192.0.2.1',
    '[2001:db8::1]:80',
    'con_guion-bajo',
  ])('is accepted with the host %s', async (host) => {
    const response = await send(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)

    expect(response).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('is accepted over HTTP/1.0 without a host', async () => {
    expect(await send('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  })
})
