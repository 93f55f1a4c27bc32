import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  cookieOf,
  publishDoctor,
  type ReleaseSite,
  signInThrough,
  startReleaseSite,
} from '../../support/release-site.ts'
import { startWebServer, type WebServer, webServerNames } from '../../support/web-servers.ts'

/** A page that a release renders only after it is live. */
const coldPage = '/sintomas/dolor-pelvico'

/** The key of a shared draft. */
const key = 'clave-de-un-borrador'

let site: ReleaseSite
const webs = new Map<string, WebServer>()

beforeAll(async () => {
  site = await startReleaseSite()
  await site.whole()
  for (const name of webServerNames) webs.set(name, await startWebServer(name, site.process))
  const [web] = webs.values()
  if (!web) throw new Error('There is no web server.')
  const cookie = cookieOf(await signInThrough(web))

  await publishDoctor(web, cookie, 'Dra. Segunda')
  await site.server.kill('SIGKILL')
  // The process was killed before it rendered these.
  for (const page of [coldPage, '/contacto'])
    for (const ending of ['', '.br', '.gz'])
      rmSync(join(site.folder, `current${page}.html${ending}`), { force: true })
})
afterAll(async () => {
  for (const web of webs.values()) await web.stop()
  await site.stop()
})

describe.each(webServerNames)('behind %s, while the process is stopped', (name) => {
  const ask: WebServer['ask'] = (path, question) => {
    const web = webs.get(name)
    if (!web) throw new Error(`${name} is not started.`)
    return web.ask(path, question)
  }

  test('every page of the site is served with all its files', async () => {
    const map = await ask('/sitemap.xml')
    const paths = [...map.text.matchAll(/<loc>https:\/\/localhost([^<]*)<\/loc>/g)].map(
      ([, path]) => path || '/',
    )
    expect(paths.length).toBeGreaterThan(20)

    const named = new Set<string>()
    for (const path of paths) {
      const page = await ask(path, { headers: { 'Accept-Encoding': 'br' } })
      expect([path, page.status, page.headers['content-type']]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ])
      expect(page.text).toMatch(/<\/html>\s*$/)
      for (const [file] of page.text.matchAll(/\/(?:assets|dibujos|medios|iconos|video)\/[\w./-]+\.\w+/g))
        named.add(file)
    }
    expect(named.size).toBeGreaterThan(50)
    const missing: string[] = []
    for (const file of named) if ((await ask(file)).status !== 200) missing.push(file)
    // Icons are drawn in idle time after a publish.
    expect(missing.filter((file) => !file.startsWith('/iconos/'))).toEqual([])
  })

  test('a page that was ready is the newest, and one that was not yet written belongs to the last complete release', async () => {
    expect((await ask('/')).text).toContain('Dra. Segunda')
    expect((await ask(coldPage)).text).toContain('Dra. Nombre Apellido')
  })

  test('a person who signed in still gets the pages', async () => {
    const headers = {
      cookie: '__Host-consultorio.session_token=un-valor',
      'sec-fetch-dest': 'document',
    }

    for (const path of ['/', '/servicios', coldPage]) {
      const { status, text } = await ask(path, { headers })
      expect([path, status]).toEqual([path, 200])
      expect(text).toMatch(/<\/html>\s*$/)
    }
  })

  test('the browser still searches', async () => {
    const [page, index] = await Promise.all([ask('/buscar?q=regla'), ask('/buscar.json')])

    expect([page.status, index.status]).toEqual([200, 200])
    expect(page.text).toContain('<meta name="robots" content="noindex"/>')
    expect(page.text).toContain("form-action 'self'")
    expect(JSON.parse(index.text).length).toBeGreaterThan(40)
  })

  test('a short address still leads on', async () => {
    const { status, text } = await ask('/whatsapp')

    expect(status).toBe(200)
    expect(text).toContain('<meta http-equiv="refresh" content="0; url=https://wa.me/')
  })

  test('the API responses that islands read are served', async () => {
    for (const path of ['/api/site-content', '/api/selected-sections']) {
      const { status, headers, text } = await ask(path)
      expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
      expect(Object.keys(JSON.parse(text)).length).toBeGreaterThan(0)
    }
  })

  test('an unknown address gets the 404 page', async () => {
    for (const path of ['/no-existe', '/enfermedades/ninguna', '/medios/ninguna.webp', '/index.html']) {
      const { status, headers, text } = await ask(path)
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8'])
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      expect(text).toContain('Esta página no existe')
    }
  })

  test('an address with a trailing slash still redirects to the one without', async () => {
    const { status, headers } = await ask('/servicios/')

    expect([[301, 308].includes(status), headers.location]).toEqual([true, '/servicios'])
  })

  test('the admin says in Spanish that it is stopped', async () => {
    for (const path of ['/admin', '/admin/sitio']) {
      const { status, headers, text } = await ask(path)
      expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
      expect([headers['retry-after'], headers['cache-control']]).toEqual(['60', 'no-store'])
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(text).toContain('La administración está detenida por ahora')
    }
  })

  test('a save is refused with the message that nothing was saved', async () => {
    for (const [path, method] of [
      ['/api/site-content', 'POST'],
      ['/api/media', 'POST'],
      ['/api/status', 'GET'],
      ['/readyz', 'GET'],
      ['/metrics', 'GET'],
    ] as const) {
      const { status, headers, text } = await ask(path, { method, ...(method === 'POST' && { body: '{}' }) })
      expect([path, status, headers['content-type']]).toEqual([
        path,
        503,
        'application/problem+json; charset=utf-8',
      ])
      expect(JSON.parse(text)).toMatchObject({
        status: 503,
        title: expect.stringContaining('no se guardó nada'),
      })
    }
  })

  test('the link of a shared draft says in Spanish that it works again soon', async () => {
    for (const path of [`/borrador/${key}`, `/borrador/${key}/servicios`]) {
      const { status, headers, text } = await ask(path)
      expect([path, status, headers['content-type']]).toEqual([path, 503, 'text/html; charset=utf-8'])
      expect([headers['retry-after'], headers['cache-control']]).toEqual(['60', 'no-store'])
      expect(headers['x-robots-tag']).toBe('noindex, nofollow')
      expect(text).toContain('El sitio está en mantenimiento')
    }
  })

  test('no log contains what was read, or the key of a shared draft', async () => {
    await ask(`/borrador/${key}`)
    await ask('/enfermedades/endometriosis', { headers: { 'X-Forwarded-For': '203.0.113.7' } })
    await webs.get(name)?.askPlain('/enfermedades/endometriosis')

    const logged = webs.get(name)?.logged()
    for (const secret of [key, 'enfermedades', '203.0.113.7', 'GET ']) expect(logged).not.toContain(secret)
  })
})
