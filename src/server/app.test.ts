import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { runningSite, sharedSite } from '#tests/server/running-site.ts'
import { sampleDocuments, siteContentOf } from '#tests/server/site-documents.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { closeApp } from './process/close-app.ts'
import { StoreUnavailableError } from './store/store-errors.ts'

const problemType = 'application/problem+json; charset=utf-8'

const site = sharedSite()

describe('GET /api/site-content', () => {
  test('returns the saved document with the ETag of its revision', async () => {
    const { app } = site()

    const response = await app.inject('/api/site-content')

    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.headers.etag).toMatch(/^"site-content-1\.[0-9a-z]+"$/)
    expect(response.json()).toMatchObject({
      siteContent: { doctorInfo: { name: sampleDocuments['site-content'].doctorInfo.name } },
    })
  })

  test('returns the latest save, published or not', async () => {
    const { app, store } = await runningSite()
    await app.inject('/api/site-content')
    await store.saveRevision({ document: 'site-content', value: siteContentOf('Dra. Nueva'), author: 'ana' })

    const response = await app.inject('/api/site-content')

    expect(response.headers.etag).toMatch(/^"site-content-2\.[0-9a-z]+"$/)
    expect(response.json()).toMatchObject({ siteContent: { doctorInfo: { name: 'Dra. Nueva' } } })
  })

  test('returns 304 to a client that has the current version', async () => {
    const { app } = site()
    const { headers } = await app.inject('/api/site-content')

    const response = await app.inject({
      url: '/api/site-content',
      headers: { 'if-none-match': headers.etag },
    })

    expect(response.statusCode).toBe(304)
    expect(response.body).toBe('')
  })

  test('is compressed, and has no body for HEAD', async () => {
    const { app } = site()
    const headers = { 'accept-encoding': 'gzip' }

    const compressed = await app.inject({ url: '/api/site-content', headers })
    const head = await app.inject({ method: 'HEAD', url: '/api/site-content', headers })

    expect(compressed.headers['content-encoding']).toBe('gzip')
    expect(head.headers['content-length']).toBe(compressed.headers['content-length'])
    expect(head.body).toBe('')
  })

  test('reads a revision from the store once', async () => {
    const { app, store } = await runningSite()
    let reads = 0
    const { latestRevision } = store
    store.latestRevision = (document) => {
      reads += 1
      return latestRevision(document)
    }

    for (let visit = 0; visit < 3; visit += 1) await app.inject('/api/site-content')

    expect(reads).toBe(1)
  })

  test('returns 503 with a message while the store cannot be read, and pages are still served', async () => {
    const { app, url, store } = await runningSite()
    const refuse = () => Promise.reject(new StoreUnavailableError('locked by /secret/path'))
    Object.assign(store, { latestNumber: refuse, latestSummary: refuse })

    const response = await app.inject('/api/site-content')
    const ready = await app.inject('/readyz')

    expect(response.statusCode).toBe(503)
    expect(response.headers['content-type']).toBe(problemType)
    expect(response.json()).toMatchObject({ code: 'store_unavailable', status: 503 })
    expect(response.body).not.toContain('secret')
    expect(ready.statusCode).toBe(503)
    expect((await fetch(url)).status).toBe(200)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })
})

test('GET /api/selected-sections returns the variant of every section', async () => {
  const { app } = site()

  const response = await app.inject('/api/selected-sections')

  expect(response.headers.etag).toMatch(/^"selected-sections-1\.[0-9a-z]+"$/)
  expect(response.json()).toMatchObject({ Hero: { component: 'hero-static', display: true } })
})

describe('GET /api/component-image', () => {
  const imageOf = (type: string, image: string) => `/api/component-image?type=${type}&image=${image}`

  test('returns the picture of a variant', async () => {
    const previewsFolder = temporaryFolder()
    writeFileSync(join(previewsFolder, 'hero-static.webp'), 'RIFF')
    const { app } = await runningSite({ folders: { previews: previewsFolder } })

    const response = await app.inject(imageOf('Hero', 'hero-static.webp'))

    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/webp')
    expect(response.body).toBe('RIFF')
  })

  test.each([
    ['of an unknown section', imageOf('Nada', 'hero-static.webp')],
    ['of another section', imageOf('Footer', 'hero-static.webp')],
    ['that does not exist yet', imageOf('Footer', 'footer-columns.webp')],
    ['that the catalogue does not list', imageOf('Hero', 'otra.webp')],
    ['outside the folder', imageOf('Hero', '..%2Fsecreto.webp')],
    ['of a property that every object has', imageOf('constructor', 'name')],
  ])('finds no picture %s', async (_name, url) => {
    const folder = temporaryFolder()
    const previewsFolder = join(folder, 'previews')
    mkdirSync(previewsFolder)
    for (const file of ['hero-static.webp', 'otra.webp', '../secreto.webp']) {
      writeFileSync(join(previewsFolder, file), 'RIFF')
    }
    const { app } = await runningSite({ folders: { previews: previewsFolder } })

    const response = await app.inject(url)

    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toBe(problemType)
    expect(response.json()).toMatchObject({ code: 'not_found', status: 404 })
  })

  test('names every missing parameter', async () => {
    const { app } = site()

    const response = await app.inject('/api/component-image?image=')

    expect(response.statusCode).toBe(400)
    expect(response.headers['content-type']).toBe(problemType)
    expect(response.json()).toMatchObject({
      code: 'invalid_request',
      issues: [
        { path: 'type', message: 'Diga de qué sección.' },
        { path: 'image', message: 'Diga qué imagen.' },
      ],
    })
  })
})

describe('the health of the process', () => {
  test('is reported separately from its readiness', async () => {
    const { app } = site()

    const health = await app.inject('/healthz')
    const ready = await app.inject('/readyz')

    expect([health.statusCode, ready.statusCode]).toEqual([200, 200])
    expect(health.json()).toEqual({ status: 'ok' })
  })
})

test.each([
  '/api',
  '/api/',
  '/api/nada',
  '/api?x',
  '/api/nada?x=1',
])('%s returns a problem, not a page', async (url) => {
  const { app } = site()

  const response = await app.inject(url)

  expect(response.statusCode).toBe(404)
  expect(response.headers['content-type']).toBe(problemType)
  expect(response.json()).toMatchObject({ type: 'about:blank', code: 'not_found', status: 404 })
})

test('a malformed API address returns a problem', async () => {
  const { url } = site()

  const response = await fetch(`${url}/api/%E0%A4%A`)

  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toBe(problemType)
})

test('an unknown admin address returns a page with status 404', async () => {
  const { url } = site()

  const response = await fetch(`${url}/admin/secciones`)

  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test.each([
  '/',
  '/api/site-content',
  '/api/nada',
])('while the server stops, %s gets one last response on an open connection', async (path) => {
  const { app, url } = await runningSite()
  const { hostname, port } = new URL(url)
  const visitor = connect(Number(port), hostname)
  const responses = text(visitor)
  // A call whose body has not arrived completely keeps the connection in use.
  visitor.write(
    'POST /api/nada HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
  )
  await (await fetch(`${url}/healthz`)).text()

  const closing = closeApp(app)
  while (app.server.listening) await new Promise(setImmediate)
  visitor.write(`}GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await closing

  const [, last = ''] = (await responses).split(/(?<=\})(?=HTTP)/)
  expect(last).toMatch(path === '/api/nada' ? /^HTTP\/1\.1 404/ : /^HTTP\/1\.1 200/)
  expect(last).toMatch(/connection: close/i)
})
