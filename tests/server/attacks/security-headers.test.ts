import { beforeAll, describe, expect, inject, test } from 'vitest'
import { signInOwner } from '../../support/owner-client.ts'
import { exchange, type RawResponse } from '../../support/raw-http.ts'

const server = inject('sharedServer')
let cookie: string

beforeAll(async () => {
  ;({ cookie } = await signInOwner(server))
})

function expectSecurityHeaders({ headers }: RawResponse) {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': expect.stringMatching(/^(?:SAMEORIGIN|DENY)$/),
    'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
  })
  expect(headers['content-security-policy']).not.toMatch(/unsafe|\n/)
  expect(headers).not.toHaveProperty('server')
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('access-control-allow-origin')
}

/** A font, script or style sheet is never a document. */
function expectAssetHeaders({ headers }: RawResponse) {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  for (const header of ['server', 'x-powered-by', 'access-control-allow-origin'])
    expect(headers).not.toHaveProperty(header)
}

const closing = 'Host: a\r\nConnection: close\r\n'
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\n${closing}${more}\r\n`
const call = (method: string, path: string, more = '', body = '') =>
  `${method} ${path} HTTP/1.1\r\n${closing}${more}Content-Length: ${body.length}\r\n\r\n${body}`

/** Name, request and expected status. */
const plain: [string, string, number][] = [
  ['a page', get('/'), 200],
  ['a list page', get('/enfermedades'), 200],
  ['a page by HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', 200],
  ['a page by an absolute URL', get('http://otro.example/servicios'), 200],
  ['HEAD for a page', `HEAD / HTTP/1.1\r\n${closing}\r\n`, 200],
  ['an upgrade to WebSocket', get('/', 'Upgrade: websocket\r\n').replace('close', 'Upgrade, close'), 200],
  ['an upgrade to HTTP/2', get('/', 'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n'), 200],
  ['the sitemap', get('/sitemap.xml'), 200],
  ['robots.txt', get('/robots.txt'), 200],
  ['a trailing slash', get('/servicios/'), 308],
  ['a page that does not exist', get('/no-existe'), 404],
  ['HEAD for a page that does not exist', `HEAD /no-existe HTTP/1.1\r\n${closing}\r\n`, 404],
  ['another method', call('DELETE', '/servicios'), 405],
  ['a body for a page', call('POST', '/', '', 'x'), 405],
  ['OPTIONS', call('OPTIONS', '/'), 405],
  ['OPTIONS for the whole server', `OPTIONS * HTTP/1.1\r\n${closing}\r\n`, 400],
  ['TRACE', `TRACE / HTTP/1.1\r\n${closing}Cookie: secreto=1\r\n\r\n`, 405],
  ['CONNECT', 'CONNECT otro.example:443 HTTP/1.1\r\nHost: otro.example\r\n\r\n', 405],
  ['an unknown method', `HOLA / HTTP/1.1\r\n${closing}\r\n`, 400],
  ['HTTP/0.9', 'GET /\r\n\r\n', 400],
  ['HTTP/2 without an upgrade', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00', 400],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n', 400],
  ['a bad escape', get('/%zz'), 400],
  ['an overlong escape', get('/%c0%ae%c0%ae/etc/passwd'), 400],
  ['raw unicode', get('/\xf1'), 400],
  ['a NUL', get('/\0'), 400],
  ['an escaped NUL', get('/%00'), 404],
  ['a long address', get(`/${'a'.repeat(14_000)}`), 404],
  ['an address that is too long', get(`/${'a'.repeat(20_000)}`), 431],
  ['a header that is too long', get('/', `X: ${'a'.repeat(20_000)}\r\n`), 431],
  ['an expectation', get('/', 'Expect: magia\r\n'), 417],
  ['the admin', get('/admin'), 200],
  ['the sign-in page', get('/admin/entrar'), 200],
  ['a method that the admin does not support', call('PUT', '/admin'), 404],
  ['a document', get('/api/site-content'), 200],
  ['a call without a session', get('/api/status'), 401],
  ['a call that does not exist', get('/api/no-existe'), 404],
  ['a call with another method', call('DELETE', '/api/site-content'), 405],
  ['a preflight', call('OPTIONS', '/api/site-content', 'Origin: https://otro.example\r\n'), 405],
  ['a call with a malformed address', get('/api/%zz'), 400],
  ['a call with a parameter that is too long', get(`/api/revisions/${'a'.repeat(14_000)}`), 400],
  ['a cross-site write', call('POST', '/api/site-content', 'Origin: https://otro.example\r\n', '{}'), 403],
  ['the health check', get('/healthz'), 200],
  ['readiness', get('/readyz'), 200],
  ['the metrics from outside', get('/metrics', 'X-Forwarded-For: 203.0.113.1\r\n'), 404],
]

describe('the server sends the security headers with', () => {
  test.each(plain)('%s', async (_name, request, status) => {
    const { responses } = await exchange(server, request)

    expect(responses.map((response) => response.status)).toEqual([status])
    for (const result of responses) expectSecurityHeaders(result)
  })

  test.each([
    ['a body that is not JSON', '/api/site-content', 'application/json', '{', 400],
    ['an invalid document', '/api/site-content', 'application/json', '{"siteContent":{}}', 400],
    ['another type', '/api/site-content', 'text/plain', 'x', 415],
    ['a body that is too large', '/api/site-content', 'application/json', ' '.repeat(2_200_000), 413],
    ['a body that is not a form', '/api/media', 'multipart/form-data; boundary=x', 'x', 400],
    ['a wrong password', '/api/auth/sign-in/email', 'application/json', '{"email":"x","password":"y"}', 401],
  ])('a refusal of %s', async (_name, path, type, body, status) => {
    const headers = `Cookie: ${cookie}\r\nContent-Type: ${type}\r\n`

    const { responses: results } = await exchange(server, call('POST', path, headers, body))

    expect(results.map((response) => response.status)).toEqual([status])
    for (const response of results) expectSecurityHeaders(response)
  })

  test('a refusal of too many sign-in attempts', async () => {
    const guess = () =>
      exchange(
        server,
        call(
          'POST',
          '/api/auth/sign-in/email',
          'X-Forwarded-For: 203.0.113.9\r\nContent-Type: application/json\r\n',
          '{"email":"otra@ejemplo.mx","password":"mala"}',
        ),
      )
    let last = await guess()
    for (let index = 0; index < 6 && last.responses[0]?.status !== 429; index += 1) last = await guess()

    expect(last.responses[0]).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
    for (const response of last.responses) expectSecurityHeaders(response)
  })

  test('every file of the home page, as 200, 206 and 304', async () => {
    const html = await (await fetch(server.url)).text()
    const files = [...html.matchAll(/(?:href|src)="(\/[^"#]+\.[a-z0-9]+)"/g)].map(([, path = '']) => path)
    expect(files.length).toBeGreaterThan(5)

    for (const path of ['/', ...new Set(files)]) {
      // A picture generated from the contents is ready soon after the start.
      await expect.poll(async () => (await fetch(server.url + path)).status, { message: path }).toBe(200)
      const whole = await exchange(server, get(path))
      const part = await exchange(server, get(path, 'Range: bytes=0-9\r\n'))
      const again = await exchange(
        server,
        get(path, `If-None-Match: ${whole.responses[0]?.headers.etag}\r\n`),
      )

      expect([path, whole.responses[0]?.status, again.responses[0]?.status]).toEqual([path, 200, 304])
      for (const response of [...whole.responses, ...part.responses, ...again.responses])
        if (/\.(?:js|css|woff2)$/.test(path)) expectAssetHeaders(response)
        else expectSecurityHeaders(response)
    }
  })
})

test('TRACE does not echo the request', async () => {
  const { text } = await exchange(server, `TRACE / HTTP/1.1\r\n${closing}Cookie: secreto=1\r\n\r\n`)

  expect(text).not.toContain('secreto')
})
