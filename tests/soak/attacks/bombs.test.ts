import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoryOf } from '../../support/memory.ts'
import { type OwnerClient, ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { exchange } from '../../support/raw-http.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

let server: RunningServer
let owner: OwnerClient
let before: unknown

beforeAll(async () => {
  server = await startServer({ env: ownerEnv })
  owner = await signInOwner(server)
  before = await state()
})
afterAll(() => server.stop())

const state = async () => (await owner.get('/api/status')).json()

const json = { 'Content-Type': 'application/json' }
const send = (method: string, path: string, body: Buffer, headers: Record<string, string> = json) =>
  fetch(server.url + path, {
    method,
    headers: { cookie: owner.cookie, ...headers },
    body: new Uint8Array(body),
  })

/** Every call that takes a body, signed in and signed out. */
const calls = [
  ['POST', '/api/site-content'],
  ['POST', '/api/selected-sections'],
  ['POST', '/api/gallery'],
  ['PATCH', '/api/media/0123456789abcdef'],
  ['POST', '/api/auth/sign-in/email'],
  ['POST', '/api/auth/change-password'],
  ['POST', '/api/auth/two-factor/verify-totp'],
  ['POST', '/api/setup'],
  ['POST', '/api/share-card'],
] as const

/** Calls that take a form. */
const forms = ['/api/media']

const levels = (count: number, open: string, close: string) => open.repeat(count) + close.repeat(count)
const keys = (count: number) => Array.from({ length: count }, (_, index) => `"k${index}":1`).join()

const bodies: [string, string | Buffer][] = [
  ['100,000 lists deep', levels(100_000, '[', ']')],
  ['100,000 groups deep', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['100,000 lists in a document', `{"siteContent":${levels(100_000, '[', ']')}}`],
  ['150,000 keys', `{"siteContent":{${keys(150_000)}}}`],
  ['900,000 values', `{"gallery":[${'0,'.repeat(900_000)}0]}`],
  ['more than 2 MB', `"${'x'.repeat(2_300_000)}"`],
  ['__proto__', '{"siteContent":{"__proto__":{"isAdmin":true}},"__proto__":{"isAdmin":true}}'],
  ['constructor.prototype', '{"siteContent":{},"constructor":{"prototype":{"isAdmin":true}}}'],
  ['the same key twice', '{"siteContent":{},"siteContent":{"x":1}}'],
  ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d])],
  ['only a byte order mark', Buffer.from([0xef, 0xbb, 0xbf])],
  ['UTF-16', Buffer.from('{"siteContent":{}}', 'utf16le')],
  ['numbers that are too large', '{"siteContent":{"hero":{"height":1e400}},"gallery":-1e400}'],
  ['half a character', '{"siteContent":{"doctorInfo":{"name":"\\ud800"}},"gallery":"\\udfff"}'],
  ['a NUL', '{"siteContent":{"doctorInfo":{"name":"\\u0000"}},"\\u0000":1}'],
  ['nothing', ''],
]

describe('every call refuses, without a change, a body with', () => {
  test.each(bodies)('%s', async (_name, body) => {
    for (const [method, path] of calls) {
      const response = await send(method, path, Buffer.from(body))

      expect([path, Math.trunc(response.status / 100)]).toEqual([path, 4])
      expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
      expect((await response.text()).length).toBeLessThan(200_000)
    }
    expect(await state()).toEqual(before)
  })
})

describe('every call refuses a compressed body without decompressing it:', () => {
  const blown = Buffer.alloc(100_000_000, ' ')
  test.each([
    ['gzip', gzipSync(blown)],
    ['deflate', deflateSync(blown)],
    ['br', brotliCompressSync(blown, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
    ['gzip, gzip', gzipSync(gzipSync(blown))],
  ])('%s', async (encoding, body) => {
    const memory = memoryOf(server.pid)
    for (const [method, path] of [...calls, ...forms.map((form) => ['POST', form] as const)]) {
      const type = forms.includes(path) ? 'multipart/form-data; boundary=x' : 'application/json'
      const response = await send(method, path, body, { 'Content-Type': type, 'Content-Encoding': encoding })

      expect([path, response.status]).toEqual([path, 415])
      await response.body?.cancel()
    }
    expect(memoryOf(server.pid) - memory).toBeLessThan(60)
  })
})

test('many large bodies at once do not raise the memory', async () => {
  const round = () =>
    Promise.all(
      Array.from({ length: 10 }, async () => {
        const response = await send('POST', '/api/site-content', Buffer.alloc(2_000_000, '['))
        await response.text()
        return response.status
      }),
    )
  await round()
  const memory = memoryOf(server.pid)

  for (let index = 0; index < 3; index += 1) {
    expect(await round()).toEqual(Array.from({ length: 10 }, () => 400))
  }

  expect(memoryOf(server.pid) - memory).toBeLessThan(150)
  expect((await fetch(server.url)).status).toBe(200)
  expect(await state()).toEqual(before)
})

test('no path escapes from the site', async () => {
  const up = [
    '..',
    '%2e%2e',
    '%252e%252e',
    '..%2f',
    '..%5c',
    '..\\',
    '....//',
    '%c0%ae%c0%ae',
    '..;',
    '.%00.',
  ]
  const targets = ['etc/passwd', 'data/consultorio.db', 'auth-secret', 'package.json', '.env']
  for (const base of ['/', '/assets/', '/video/', '/medios/', '/dibujos/', '/api/']) {
    for (const step of up) {
      for (const target of targets) {
        const path = `${base}${`${step}/`.repeat(4)}${target}`
        const { responses, text } = await exchange(
          server,
          `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
        )

        expect([path, [400, 404].includes(responses[0]?.status ?? 0)]).toEqual([path, true])
        expect(text).not.toMatch(/root:x:0:|SQLite format|"dependencies"|ADMIN_PASSWORD=/)
      }
    }
  }
})
