import { brotliDecompressSync, createGzip, type Gzip } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { keepThreadsBusy } from '#tests/server/busy-threads.ts'
import { fakeRenderer } from '#tests/server/fake-renderer.ts'
import { runningSite, sendRaw, sharedSite } from '#tests/server/running-site.ts'
import { siteContentOf } from '#tests/server/site-documents.ts'

const paths = ['/', '/servicios', '/contacto', '/dibujos/v1/mural.svg']
const siteOf = () => runningSite({ renderer: fakeRenderer({ paths }) })
const site = sharedSite({ renderer: fakeRenderer({ paths }) })

/** Fetches without following redirects. */
const get = (url: string, init: RequestInit = {}) => fetch(url, { redirect: 'manual', ...init })

describe('a page', () => {
  test('has its length, its ETag and its cache headers', async () => {
    const { url } = site()

    const response = await get(`${url}/servicios`, { headers: { 'accept-encoding': 'identity' } })

    const body = await response.text()
    expect(response.status).toBe(200)
    expect(body).toContain('/servicios')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(body)))
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(response.headers.get('etag')).toMatch(/^W\/".+"$/)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('is compressed as the visitor accepts it', async () => {
    const { url } = site()
    const encodingFor = async (accepted: string) =>
      (await get(url, { headers: { 'accept-encoding': accepted } })).headers.get('content-encoding')

    expect(await encodingFor('gzip, br')).toBe('br')
    expect(await encodingFor('gzip')).toBe('gzip')
    expect(await encodingFor('br;q=0.1, gzip')).toBe('gzip')
    expect(await encodingFor('identity')).toBeNull()
  })

  test('ignores the query', async () => {
    const { url } = site()

    expect((await get(`${url}/servicios?utm_source=x`)).status).toBe(200)
  })

  test('returns 304 to a visitor with the current version', async () => {
    const { url } = site()
    const etag = (await get(url)).headers.get('etag') ?? ''

    const again = await get(url, { headers: { 'if-none-match': `"otra", ${etag}` } })
    const other = await get(url, { headers: { 'if-none-match': '"otra"' } })

    expect(again.status).toBe(304)
    expect(again.headers.get('etag')).toBe(etag)
    expect(again.headers.get('content-length')).toBeNull()
    expect(await again.text()).toBe('')
    expect(other.status).toBe(200)
  })

  test('responds to HEAD as to GET, without the body', async () => {
    const { url } = site()
    const request = 'HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Encoding: br\r\n\r\n'

    const head = await sendRaw(url, `HEAD / ${request}`)
    const whole = await sendRaw(url, `GET / ${request}`)

    const headersOf = (result: string) => result.split('\r\n\r\n')[0]?.replace(/Date: .+/, '')
    expect(headersOf(head)).toBe(headersOf(whole))
    expect(head.endsWith('\r\n\r\n')).toBe(true)
  })

  test('may be cached for a year if its URL contains a version', async () => {
    const { url } = site()

    const response = await get(`${url}/dibujos/v1/mural.svg`)

    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('may load nothing and run nothing if it is a drawing', async () => {
    const { url } = site()

    const response = await get(`${url}/dibujos/v1/mural.svg`)

    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    )
  })

  test('is found by a request with an absolute URL', async () => {
    const { url } = site()

    const response = await sendRaw(
      url,
      'GET http://x/servicios HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    )

    expect(response).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('allows only GET and HEAD', async () => {
    const { url } = site()

    const response = await get(`${url}/servicios`, { method: 'POST', body: 'x' })

    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  test('never mixes two releases', async () => {
    const { url, store, publisher } = await siteOf()
    const { number } = await store.saveRevision({
      document: 'site-content',
      value: siteContentOf('Dra. Nueva'),
      author: 'ana',
    })

    let served = false
    const publishing = publisher.publish({ 'site-content': number }).then(() => {
      served = true
    })
    const pages: string[] = []
    while (!served) pages.push(await bodyOf(await get(url)))
    await publishing

    expect(pages.length).toBeGreaterThan(0)
    expect(await bodyOf(await get(url))).toContain('Dra. Nueva')
    for (const page of pages)
      expect(page).toMatch(/^<!doctype html><title>\/ · .+<\/title>(?:<p>Consulta<\/p>){40}$/)
  })
})

const bodyOf = (response: Response) => response.text()

describe('an address without a page', () => {
  test('gets the 404 page', async () => {
    const { url } = site()

    const response = await get(`${url}/no-existe`)

    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<title>404')
    expect((await get(`${url}/no-existe`, { method: 'POST' })).status).toBe(404)
    expect((await get(`${url}/constructor`)).status).toBe(404)
  })

  test('redirects to the path without a trailing slash, and never to another host', async () => {
    const { url } = site()

    const response = await get(`${url}/servicios/?a=1`)
    const hostile = await sendRaw(url, 'GET //otro.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')

    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('/servicios?a=1')
    expect(hostile).toMatch(/\r\nLocation: \/otro\.example\r\n/)
  })

  test('redirects to the page that only differs in its spelling, with the query', async () => {
    const { url } = site()

    const response = await get(`${url}/Contacto?a=1`)
    const posted = await get(`${url}/Contacto`, { method: 'POST' })

    expect([response.status, response.headers.get('location')]).toEqual([308, '/contacto?a=1'])
    expect(posted.status).toBe(404)
  })

  test('redirects a former address to the current one with its query, and is revalidated at every use', async () => {
    const renderer = fakeRenderer({
      paths,
      formerPaths: { '/servicios/viejo': { status: 308, location: '/servicios/nuevo' } },
    })
    const { url } = await runningSite({ renderer })

    for (const query of ['', '', '?a=1&b=%20c', '?a=1']) {
      const response = await get(`${url}/servicios/viejo${query}`)
      expect([response.status, response.headers.get('location')]).toEqual([308, `/servicios/nuevo${query}`])
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    }
    const slashed = await get(`${url}/servicios/viejo/?a=1`)
    expect([slashed.status, slashed.headers.get('location')]).toEqual([308, '/servicios/nuevo?a=1'])
    const head = await get(`${url}/servicios/viejo?a=1`, { method: 'HEAD' })
    expect([head.status, head.headers.get('location')]).toEqual([308, '/servicios/nuevo?a=1'])
    expect((await get(`${url}/servicios/viejo`, { method: 'POST' })).status).toBe(405)
  })

  test('gets 410 if its entry is deleted or hidden', async () => {
    const gone = { status: 410, samePage: '/servicios/uno' } as const
    const renderer = fakeRenderer({
      paths,
      formerPaths: { '/servicios/uno': gone, '/servicios/dos': gone },
    })
    const { url } = await runningSite({ renderer })

    for (const path of ['/servicios/uno', '/servicios/dos', '/servicios/uno', '/servicios/dos?a=1']) {
      const response = await get(url + path)
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        410,
        'text/html; charset=utf-8',
      ])
      expect(response.headers.get('location')).toBeNull()
    }
    // All addresses of a list share one page.
    expect(renderer.rendered.filter((path) => path.startsWith('/servicios/'))).toEqual(['/servicios/uno'])
  })

  test('does not redirect to itself if its trailing slash is encoded', async () => {
    const { url } = site()

    const statuses = ['/servicios%2F', '/%2F', '/servicios/%2f'].map(
      async (path) => (await get(url + path)).status,
    )

    expect(await Promise.all(statuses)).toEqual([404, 404, 404])
  })

  test('is refused with 400 when it is malformed', async () => {
    const { url } = site()

    expect(await sendRaw(url, 'GET /% HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 /,
    )
    expect(await sendRaw(url, 'GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 /,
    )
  })
})

test('a page that fails on its first request returns a plain error, and the error is logged', async () => {
  const renderer = fakeRenderer({ paths })
  renderer.broken.add('/servicios')
  const { url, errors } = await runningSite({ renderer })

  const response = await get(`${url}/servicios`)

  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('broken')
  expect(errors()).toContain('Error: /servicios is broken')
})

test('an address that throws at once returns a plain error, and the process continues', async () => {
  const generatedPictures = () => {
    throw new Error('no picture of this')
  }
  const renderer = fakeRenderer({ paths, change: () => ({ generatedPictures }) })
  const { url, errors } = await runningSite({ renderer })

  const response = await get(`${url}/favicon.ico`)

  expect(response.status).toBe(500)
  expect(errors()).toContain('Error: no picture of this')
  expect((await get(url)).status).toBe(200)
})

test('a page is sent as it is while the threads that compress are stuck, and compressed later', async () => {
  const { url } = site()
  const compressed = { headers: { 'accept-encoding': 'br' } }
  const free = keepThreadsBusy()
  onTestFinished(free)

  const stuck = await get(`${url}/buscar?q=regla`, compressed)
  expect(await stuck.text()).toContain('<title>/buscar')
  expect(stuck.headers.get('content-encoding')).toBeNull()

  free()
  await expect
    .poll(async () => (await get(`${url}/buscar?q=regla`, compressed)).headers.get('content-encoding'))
    .toBe('br')
})

test('a page that cannot be compressed is sent as it is, and the error is logged', async () => {
  const failing = vi.spyOn(Object.getPrototypeOf(createGzip()), 'end')
  onTestFinished(() => failing.mockRestore())
  failing.mockImplementation(function (this: Gzip) {
    this.destroy(new Error('no memory'))
  })
  const { url, errors } = await siteOf()

  const response = await get(url, { headers: { 'accept-encoding': 'br' } })

  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.text()).toContain('<title>/ ')
  expect(errors()).toContain('Error: no memory')
})

describe('the security headers', () => {
  const expected = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
  }

  test.each([
    ['GET', '/'],
    ['GET', '/contacto'],
    ['GET', '/no-existe'],
    ['GET', '/servicios/'],
    ['POST', '/'],
    ['GET', '/admin'],
    ['GET', '/api/site-content'],
    ['GET', '/api/selected-sections'],
    ['GET', '/api/component-image'],
    ['GET', '/api/no-existe'],
    ['GET', '/api/%E0%A4%A'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
  ])('are sent with %s %s', async (method, path) => {
    const { url } = site()

    const { headers } = await get(`${url}${path}`, { method })

    expect(Object.fromEntries(headers)).toMatchObject(expected)
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/)
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; /)
    expect(policy).not.toContain('unsafe')
  })

  test('allow a page only its own styles and frames', async () => {
    const { url } = site()

    const home = (await get(url)).headers.get('content-security-policy')
    const contact = (await get(`${url}/contacto`)).headers.get('content-security-policy')

    expect(home?.split('; ').sort()).toEqual(
      [
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
        "script-src 'self' 'sha256-def='",
        "style-src 'self' 'sha256-abc='",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "frame-src 'none'",
      ].sort(),
    )
    expect(contact).toContain('frame-src https://mapa.example')
  })

  test('require TLS only if the site uses it', async () => {
    const plain = await siteOf()
    const safe = await runningSite({ siteUrl: 'https://sitio.example' })

    const plainHeaders = (await get(plain.url)).headers
    const safeHeaders = (await get(safe.url)).headers

    expect(plainHeaders.get('strict-transport-security')).toBeNull()
    expect(safeHeaders.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/)
    expect(plainHeaders.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
    expect(safeHeaders.get('content-security-policy')).toContain('upgrade-insecure-requests')
  })
})

test('the brotli body decompresses to the page', async () => {
  const { app, publisher } = await siteOf()

  const { rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })

  expect(brotliDecompressSync(rawPayload)).toEqual(publisher.live?.peek('/')?.content.body)
})
