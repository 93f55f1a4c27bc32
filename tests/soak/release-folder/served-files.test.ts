import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, type Reply } from '../../support/ask.ts'
import { type ReleaseSite, startReleaseSite } from '../../support/release-site.ts'
import { startWebServer, type WebServer, webServerNames } from '../../support/web-servers.ts'

const compressed = { 'Accept-Encoding': 'br' }

/** Headers whose form differs between servers. The policies have their own test. */
const own = new Set([
  ...['date', 'connection', 'keep-alive', 'content-length', 'etag', 'vary'],
  'content-security-policy',
])

/** Headers that only a web server sends. */
const more = new Set(['vary', 'server', 'accept-ranges', 'alt-svc', 'transfer-encoding'])

let site: ReleaseSite

beforeAll(async () => {
  site = await startReleaseSite()
  await site.whole()
})
afterAll(() => site.stop())

describe.each(webServerNames)('a release folder served by %s', (name) => {
  let web: WebServer
  let assets: readonly string[]

  beforeAll(async () => {
    web = await startWebServer(name, site.process)
    const { text } = await web.ask('/')
    assets = text.match(/\/(?:assets|dibujos|iconos)\/[\w./-]+/g) ?? []
  })
  afterAll(() => web?.stop())

  const named = (pattern: RegExp) => {
    const found = assets.find((path) => pattern.test(path))
    if (!found) throw new Error(`The home page names nothing like ${pattern}.`)
    return found
  }

  test('sends the headers of the process with every kind of file', async () => {
    const plain = [
      '/sitemap.xml',
      '/robots.txt',
      '/buscar.json',
      '/compartir.jpg',
      named(/\.js$/),
      named(/\.svg$/),
      named(/woff2$/),
    ]
    for (const path of ['/', '/contacto', '/enfermedades/endometriosis', '/no-existe', ...plain]) {
      const [theirs, ours] = await Promise.all([
        web.ask(path, { headers: compressed }),
        ask(site.server.url, path, { headers: compressed }),
      ])

      expect([path, theirs.status]).toEqual([path, ours.status])
      expect([path, commonHeaders(theirs)]).toEqual([path, commonHeaders(ours)])
      expect(
        Object.keys(theirs.headers).filter((header) => !(header in ours.headers || more.has(header))),
      ).toEqual([])
      if (theirs.headers['content-encoding']) expect(theirs.headers.vary).toBe('Accept-Encoding')
    }
  })

  test('gives no page more permissions than the process does', async () => {
    for (const path of ['/', '/contacto', '/servicios']) {
      const [theirs, ours] = await Promise.all([web.ask(path), ask(site.server.url, path)])
      const header = directives(theirs.headers['content-security-policy'])
      const inside = directives(
        /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(theirs.text)?.[1],
      )

      expect(new Set([...inside, "frame-ancestors 'self'"])).toEqual(
        new Set(directives(ours.headers['content-security-policy'])),
      )
      expect(header).toEqual(
        expect.arrayContaining([
          ...["default-src 'none'", "frame-ancestors 'self'"],
          expect.stringMatching(/^script-src 'self' 'sha256-[^' ]+' 'sha256-[^' ]+'$/),
        ]),
      )
    }
  })

  test('gives other files no permissions', async () => {
    for (const path of ['/sitemap.xml', '/compartir.jpg', named(/\.svg$/)]) {
      const { headers } = await web.ask(path)
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      )
    }
  })

  test('sends each visitor an encoding that they accept', async () => {
    const encodings = async (path: string, accept: string) => {
      const { status, headers, text } = await web.ask(path, { headers: { 'Accept-Encoding': accept } })
      return { status, encoding: headers['content-encoding'], text }
    }
    for (const path of ['/', '/servicios', named(/\.js$/)]) {
      const plain = await encodings(path, 'identity')
      expect(plain.encoding).toBeUndefined()
      for (const [accept, encoding] of [
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip', 'gzip'],
        ['deflate', undefined],
        ['br;q=0, gzip', 'gzip'],
      ] as const)
        expect([path, accept, await encodings(path, accept)]).toEqual([path, accept, { ...plain, encoding }])
    }
  })

  test('sends 304 without a body to a visitor with the current version, and HEAD without a body', async () => {
    for (const path of ['/', '/servicios', named(/\.svg$/)]) {
      const whole = await web.ask(path, { headers: compressed })
      const etag = String(whole.headers.etag)

      const again = await web.ask(path, { headers: { ...compressed, 'If-None-Match': etag } })
      const other = await web.ask(path, { headers: { ...compressed, 'If-None-Match': '"otra"' } })
      const head = await web.ask(path, { method: 'HEAD', headers: compressed })

      expect([again.status, again.raw.length]).toEqual([304, 0])
      expect(again.headers['cache-control']).toBe(whole.headers['cache-control'])
      // The browser applies a 304's headers to the page that it has cached.
      expect([undefined, whole.headers['content-security-policy']]).toContain(
        again.headers['content-security-policy'],
      )
      expect([other.status, other.raw.length]).toEqual([200, whole.raw.length])
      expect([head.status, head.raw.length, head.headers.etag]).toEqual([200, 0, etag])
    }
  })

  test('never uses file times: it sends no Last-Modified and ignores If-Modified-Since', async () => {
    const future = new Date(Date.now() + 1e9).toUTCString()

    const { status, headers } = await web.ask('/', { headers: { 'If-Modified-Since': future } })

    expect([status, headers['last-modified']]).toEqual([200, undefined])
  })

  test('sends a range of a file', async () => {
    for (const path of ['/video/presentacion.mp4', '/compartir.jpg']) {
      const { status, raw, headers } = await web.ask(path, { headers: { Range: 'bytes=10-19' } })

      expect([path, status, raw.length]).toEqual([path, 206, 10])
      expect(headers['content-range']).toMatch(/^bytes 10-19\//)
    }
  })

  test('has one address per page, no folder listings, and serves nothing outside the folder', async () => {
    const others = [
      '/index.html',
      '/index',
      '/servicios.html',
      '/servicios.html.br',
      '/index.html.gz',
      '/404',
      '/404.html',
    ]
    const lists = ['/assets', '/dibujos', '/medios', '/iconos', '/api/']
    const outside = [
      '/..%2f..%2fkept/unnamed-since.json',
      '/../kept/unnamed-since.json',
      '/assets/../../unnamed-since.json',
    ]
    for (const path of [...others, ...lists, ...outside, '/kept', '/releases', '/current', '/.env']) {
      const { status } = await web.ask(path)
      expect([path, status >= 400 && status < 500]).toEqual([path, true])
    }
    const { headers, text } = await web.ask('/index.html')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).toContain('<html lang="es-MX"')
  })

  test('redirects an address with a trailing slash to the one without', async () => {
    const { status, headers } = await web.ask('/servicios/?de=correo')

    expect([status, headers.location]).toEqual([308, '/servicios?de=correo'])
  })

  test('refuses writes to a page like the process does', async () => {
    for (const path of ['/', '/servicios']) {
      const { status, headers } = await web.ask(path, { method: 'POST', body: 'a=b' })
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    }
  })

  test('redirects from http to https', async () => {
    const { status, headers } = await web.askPlain('/servicios?a=b')

    expect([301, 308]).toContain(status)
    expect(headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/servicios\?a=b$/)
  })
})

function commonHeaders({ headers }: Reply) {
  return Object.fromEntries(
    Object.entries(headers).filter(([header]) => !own.has(header) && !more.has(header)),
  )
}

function directives(policy: string | string[] | undefined): string[] {
  return String(policy)
    .split(';')
    .map((directive) => directive.trim())
    .filter(Boolean)
}
