import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { anyCharacter } from '#tests/any-character.ts'
import { runs } from '#tests/runs.ts'
import { bodyCalls, hostileBodies } from '#tests/server/hostile-bodies.ts'
import { ana, browserOf, type OwnersBrowser, signedInOwner, signIn } from '#tests/server/owner.ts'
import { runningSite, sharedSite } from '#tests/server/running-site.ts'
import { sampleDocuments } from '#tests/server/site-documents.ts'

const sample = sampleDocuments['site-content']

async function ownersSite() {
  const site = await runningSite()
  return { ...site, browser: await signedInOwner(site) }
}

const send = (browser: OwnersBrowser, url: string, text: string | Buffer, headers = {}) =>
  browser.post(url, Buffer.from(text), { 'content-type': 'application/json', ...headers })

const site = sharedSite()
let browser: OwnersBrowser
beforeAll(async () => {
  browser = await signedInOwner(site())
})

describe('a body', () => {
  test.each(hostileBodies)('%s is refused and changes nothing', async (_name, text) => {
    const { store } = site()

    for (const url of bodyCalls) {
      const { statusCode, headers, body } = await send(browser, url, text)

      expect([url, Math.floor(statusCode / 100)]).toEqual([url, 4])
      expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(body.length).toBeLessThan(200_000)
    }
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
    expect((await store.latestSummary('site-content'))?.number).toBe(1)
    expect((await store.latestSummary('selected-sections'))?.number).toBe(1)
  })

  test.each([
    'text/plain',
    'application/xml',
    'application/json-patch+json',
    '',
  ])('of type «%s» is refused', async (type) => {
    for (const url of bodyCalls) {
      expect((await send(browser, url, '{}', { 'content-type': type })).statusCode).toBe(415)
    }
  })

  test('that is compressed is refused and never decompressed', async () => {
    const response = await send(browser, '/api/site-content', gzipSync(Buffer.alloc(5_000_000, ' ')), {
      'content-encoding': 'gzip',
    })

    expect(response.statusCode).toBe(415)
  })

  test.each([
    ['/api/site-content', 3_000_000],
    ['/api/auth/sign-in/email', 20_000],
    ['/api/setup', 20_000],
  ])('too large for %s is refused', async (url, size) => {
    const response = await send(browser, url, `"${'x'.repeat(size)}"`)

    expect(response.statusCode).toBe(413)
    expect(response.json()).toMatchObject({ code: 'too_large' })
  })
})

const blockSize = 0x40000
const tooLarge = 240 * blockSize

describe('a body that is still being sent', () => {
  /** Sends the head of a request first and the body later. */
  async function startCall(url: string, headers: Record<string, string>) {
    const call = request(`${url}/api/site-content`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    })
    call.on('error', () => {})
    onTestFinished(() => void call.destroy())
    const status = new Promise<number | undefined>((resolve) =>
      call.once('response', (response) => {
        response.resume()
        resolve(response.statusCode)
      }),
    )
    call.flushHeaders()
    return { call, status }
  }

  test('without a session is refused before it arrives', async () => {
    const { status } = await startCall(site().url, { 'content-length': '1000' })

    expect(await status).toBe(401)
  })

  test('that announces too many bytes is refused after its headers', async () => {
    const { status } = await startCall(site().url, {
      'content-length': '5000000000',
      cookie: browser.cookie,
    })

    expect(await status).toBe(413)
  })

  test.each([
    ['without an announced length', 'Transfer-Encoding: chunked'],
    ['with an announced length', `Content-Length: ${tooLarge}`],
  ])('%s is refused beyond the limit and not kept in memory, and the client may send all of it', async (_name, framing) => {
    const { url } = site()
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let result = ''
    socket.setEncoding('utf8').on('data', (text) => {
      result += text
    })
    const before = process.memoryUsage().rss

    const head = ['POST /api/site-content HTTP/1.1', 'Host: x', 'Content-Type: application/json', framing]
    socket.write([...head, `Cookie: ${browser.cookie}`, '', ''].join('\r\n'))
    const block = Buffer.alloc(blockSize, ' ')
    const isChunked = framing.endsWith('chunked')
    const part = isChunked ? Buffer.concat([Buffer.from('40000\r\n'), block, Buffer.from('\r\n')]) : block
    for (let sent = 0; sent < tooLarge; sent += blockSize) {
      if (!socket.write(part)) await once(socket, 'drain')
    }
    if (isChunked) socket.write('0\r\n\r\n')
    socket.end()
    await once(socket, 'close')

    expect(result).toMatch(/^HTTP\/1\.1 413 /)
    expect(process.memoryUsage().rss - before).toBeLessThan(120 * 1024 * 1024)
  })
})

/** Paths of all values in a document. */
function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsIn(child, [...path, key]))]
}

function replaced(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === key ? replaced(item, rest, replacement) : item))
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, child]) => [
    name,
    name === key ? replaced(child, rest, replacement) : child,
  ])
  return Object.fromEntries(entries)
}

const hostileText = fc.constantFrom(
  '',
  ' ',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'https://facebook.com@otro.example',
  '{yearsOfExperience}'.repeat(100),
  '\u0000',
  '\ud800',
  '\u202e',
  '../../etc/passwd',
  '#12345',
  'x'.repeat(10_000),
)
const hostileValue = fc.oneof(
  hostileText,
  fc.string({ unit: anyCharacter }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.double(),
  fc.constantFrom(null, -1, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], { length: 1 }),
)

test('a text with half of a character pair is saved with a sign in its place', async () => {
  const { browser } = await ownersSite()
  const doctorInfo = { ...sample.doctorInfo, address: 'Calle \ud800 1', googleMapsLink: '' }

  const response = await browser.post('/api/site-content', { siteContent: { ...sample, doctorInfo } })

  expect(response.statusCode).toBe(200)
  const { siteContent } = (await browser.get('/api/site-content')).json()
  expect(siteContent.doctorInfo.address).toBe('Calle \ufffd 1')
})

test('every hostile change of a document is saved or refused, and the server continues', async () => {
  const { browser, publisher } = await ownersSite()
  const statuses = new Set<number>()
  const documents = [
    ['/api/site-content', sample, (value: unknown) => ({ siteContent: value })],
    ['/api/selected-sections', sampleDocuments['selected-sections'], (value: unknown) => value],
  ] as const
  const changes = fc.array(fc.tuple(fc.nat(), hostileValue), { minLength: 1, maxLength: 4 })

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...documents), changes, async ([url, document, bodyOf], edits) => {
      const paths = pathsIn(document)
      const value = edits.reduce<unknown>(
        (changed, [at, replacement]) => replaced(changed, paths[at % paths.length] ?? [], replacement),
        document,
      )

      const { statusCode, body } = await send(browser, url, JSON.stringify(bodyOf(value)) ?? 'null')

      statuses.add(statusCode)
      expect([200, 400]).toContain(statusCode)
      if (statusCode === 400) expect(JSON.parse(body).issues.length).toBeGreaterThan(0)
    }),
    { numRuns: runs(60) },
  )

  expect(statuses).toEqual(new Set([200, 400]))
  expect((await publisher.live?.find('/'))?.status).toBe(200)
})

test('every hostile body of a sign-in or a set-up is refused, and the server continues', async () => {
  const site = await runningSite()
  await site.accounts.create(ana)
  const fields = fc.dictionary(
    fc.constantFrom('email', 'password', 'token', 'name', 'code', 'x'),
    hostileValue,
  )
  const urls = fc.constantFrom(
    'sign-in/email',
    'sign-out',
    'two-factor/verify-totp',
    'two-factor/verify-backup-code',
    'change-password',
    'revoke-session',
  )

  await fc.assert(
    fc.asyncProperty(urls, fields, async (url, body) => {
      const anybody = browserOf(site)
      const { statusCode } = await send(anybody, `/api/auth/${url}`, JSON.stringify(body))
      const setup = await send(anybody, '/api/setup', JSON.stringify(body))

      expect(statusCode).toBeLessThan(500)
      expect([400, 403, 413]).toContain(setup.statusCode)
    }),
    { numRuns: runs(30) },
  )

  expect((await signIn(site, { remoteAddress: '198.51.100.2' })).statusCode).toBe(200)
})
