import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { mediaPath } from '../../../src/content/media/media.ts'
import { photograph } from '../../support/pictures.ts'
import {
  cookieOf,
  publishDoctor,
  type ReleaseSite,
  signInThrough,
  startReleaseSite,
} from '../../support/release-site.ts'
import { startWebServer, type WebServer, webServerNames } from '../../support/web-servers.ts'

const megabyte = 1024 * 1024
let site: ReleaseSite

beforeAll(async () => {
  site = await startReleaseSite()
})
afterAll(() => site.stop())

describe.each(webServerNames)('behind %s', (name) => {
  let web: WebServer
  let cookie: string

  beforeAll(async () => {
    web = await startWebServer(name, site.process)
    cookie = cookieOf(await signInThrough(web))
  })
  afterAll(() => web?.stop())

  test('the owner signs in over TLS with a cookie that only this host can set', async () => {
    const [cookie = ''] = await signInThrough(web)

    expect(cookie).toMatch(/^__Host-/)
    expect(cookie).toMatch(/; Secure/)
    const { status } = await web.ask('/api/status', { headers: { cookie: cookieOf([cookie]) } })
    expect(status).toBe(200)
  })

  test('a hundred addresses with thousands of slashes are answered', { timeout: 10_000 }, async () => {
    const statuses = new Set<number>()
    for (let count = 0; count < 100; count += 1) {
      statuses.add((await web.ask(`/a${'/'.repeat(7900)}x/`)).status)
    }

    // A server may merge slashes and redirect, or refuse a long address.
    for (const status of statuses) expect([301, 308, 404, 414]).toContain(status)
    expect((await web.ask('/')).status).toBe(200)
  })

  test('the admin has the headers of the process', async () => {
    const { status, headers } = await web.ask('/admin/entrar')

    expect(status).toBe(200)
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['content-security-policy']).toContain("'nonce-")
    expect(headers['cache-control']).toBe('no-store')
  })

  test.each([
    '/',
    '/servicios/colposcopia',
  ])('a person who signed in gets %s with the link to edit it, and visitors get the file', async (path) => {
    const ask = (headers: Record<string, string>) => web.ask(path, { headers })

    const own = await ask({ cookie, 'sec-fetch-dest': 'document' })
    const framed = await ask({ cookie, 'sec-fetch-dest': 'iframe' })
    const visitors = await ask({ 'sec-fetch-dest': 'document' })

    expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-cache'])
    expect(own.text).toContain('Editar esta página')
    for (const { status, headers, text } of [framed, visitors]) {
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate'])
      expect(text).not.toContain('Editar esta página')
    }
  })

  test.each([
    ['/Contacto', '/contacto'],
    ['/SERVICIOS', '/servicios'],
    ['/s%C3%ADntomas', '/sintomas'],
    ['/contacto%20', '/contacto'],
    ['/contacto.', '/contacto'],
    ['/servicios/Colposcopia', '/servicios/colposcopia'],
    ['/servicios/colposcopia).', '/servicios/colposcopia'],
  ])('%s redirects to %s', async (written, page) => {
    const { status, headers } = await web.ask(`${written}?a=1`)

    expect([status, headers.location]).toEqual([308, `${page}?a=1`])
  })

  test('an address that no page is like gets 404', async () => {
    expect((await web.ask('/Contactos')).status).toBe(404)
  })

  test('a search without a script gets its results from the process', async () => {
    const { status, headers, text } = await web.ask('/buscar?q=bolita+en+el+pecho')

    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex'])
    expect(headers['content-security-policy']).toContain("form-action 'self'")
    expect(text).toMatch(/href="\/enfermedades\/tumores-y-quistes-de-mama" data-result/)
  })

  test('a short address is asked from the process, which counts it', async () => {
    const { status, headers } = await web.ask('/whatsapp')

    expect([status, headers['cache-control']]).toEqual([302, 'no-store'])
    expect(headers.location).toContain('https://wa.me/')
  })

  test('the server sees the visitor’s real address, whatever headers they send', async () => {
    const from = name === 'nginx' ? '127.8.1.1' : '127.8.2.1'

    await web.ask('/api/auth/sign-in/email', {
      from,
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': '203.0.113.9',
        Forwarded: 'for=203.0.113.9',
      },
      body: JSON.stringify({ email: 'ana@ejemplo.mx', password: 'no es la suya' }),
    })

    await expect.poll(() => site.server.logs).toContain(`"from":"${from.replace(/\d+$/, '0/24')}"`)
    expect(site.server.logs).not.toContain('203.0.113')
  })

  test('a picture of 24 MB uploads, and the process refuses one of 30 MB with a message', async () => {
    const pixels = await photograph(400, 300, name === 'nginx' ? 200 : 30)
    const padded = Buffer.concat([pixels, Buffer.alloc(24 * megabyte - pixels.length)])

    const arrived = await upload(web, cookie, padded)
    const refused = await upload(web, cookie, Buffer.alloc(30 * megabyte, pixels))

    expect(arrived.status).toBe(201)
    expect(refused.status).toBe(413)
    expect(refused.text).toContain('La imagen pesa más de 25 MB')
  })

  test('a photograph that the owner shows becomes a file of the folder, equal to the response of the process', async () => {
    const { text } = await upload(web, cookie, await photograph(640, 480, name === 'nginx' ? 120 : 300))
    const { item } = uploaded.parse(JSON.parse(text))
    const { status } = await publishDoctor(web, cookie, `Dra. ${name}`, { mainImage: mediaPath(item.id) })
    expect(status).toBe(200)

    const page = await web.ask('/')
    const [path = ''] = page.text.match(/\/medios\/[\w./-]+\.webp/) ?? []
    const shown = await web.ask(path)

    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(shown.headers['cache-control']).toContain('immutable')
    await expect.poll(() => readIfWritten(join(site.folder, 'current', path))?.equals(shown.raw)).toBe(true)
  })
})

const uploaded = z.object({ item: z.object({ id: z.string() }) })

async function upload(web: WebServer, cookie: string, bytes: Buffer) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'foto.jpg')
  const body = new Response(form)
  const type = body.headers.get('content-type') ?? ''
  return web.ask('/api/media', {
    method: 'POST',
    headers: { 'Content-Type': type, cookie },
    body: Buffer.from(await body.arrayBuffer()),
  })
}

function readIfWritten(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
