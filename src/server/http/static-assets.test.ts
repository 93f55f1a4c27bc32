import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { runningSite } from '#tests/server/running-site.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'

const script = 'export const greeting = "Hola";\n'.repeat(30)
const video = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))

async function siteWithAssets() {
  const clientFolder = temporaryFolder()
  const files: Record<string, string | Buffer> = {
    'assets/loader-abc.js': script,
    'assets/precompressed-abc.css': 'p { color: red }'.repeat(40),
    'assets/precompressed-abc.css.gz': gzipSync('the build made this'),
    'fuentes/letra.woff2': Buffer.alloc(600),
    'favicon.ico': Buffer.alloc(10),
    'video/consultorio.mp4': video,
    '.vite/manifest.json': '{}',
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(clientFolder, path)), { recursive: true })
    writeFileSync(join(clientFolder, path), content)
  }
  const site = await runningSite({ folders: { client: clientFolder } })
  return { ...site, get: (path: string, headers = {}) => fetch(`${site.url}${path}`, { headers }) }
}

test('a hashed file may be cached for a year, and is compressed', async () => {
  const { get } = await siteWithAssets()

  const response = await get('/assets/loader-abc.js', { 'accept-encoding': 'br' })

  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(await response.text()).toBe(script)
})

test('a file that the build compressed is sent as it is', async () => {
  const { app, get } = await siteWithAssets()

  const { rawPayload } = await app.inject({
    url: '/assets/precompressed-abc.css',
    headers: { 'accept-encoding': 'gzip' },
  })

  expect(gunzipSync(rawPayload).toString()).toBe('the build made this')
  expect((await get('/assets/precompressed-abc.css.gz')).status).toBe(404)
})

test('a file without a hash is revalidated each time, and not compressed if that saves nothing', async () => {
  const { get } = await siteWithAssets()

  const font = await get('/fuentes/letra.woff2', { 'accept-encoding': 'br' })

  expect(font.headers.get('content-type')).toBe('font/woff2')
  expect(font.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(font.headers.get('content-encoding')).toBeNull()
})

test.each([
  '/.vite/manifest.json',
  '/assets',
  '/video/',
  '/../package.json',
  '/video/..%2F..%2Fetc/passwd',
])('%s is not found', async (path) => {
  const { get } = await siteWithAssets()

  expect((await get(path)).status).toBe(404)
})

test('a request without a range gets the whole video', async () => {
  const { get } = await siteWithAssets()

  const response = await get('/video/consultorio.mp4')

  expect(response.status).toBe(200)
  expect(response.headers.get('accept-ranges')).toBe('bytes')
  expect(response.headers.get('content-length')).toBe('1000')
  expect(response.headers.get('content-type')).toBe('video/mp4')
  expect(Buffer.from(await response.arrayBuffer())).toEqual(video)
})

test('a range request gets only its part of the video', async () => {
  const { get } = await siteWithAssets()

  const response = await get('/video/consultorio.mp4', { range: 'bytes=990-' })

  expect(response.status).toBe(206)
  expect(response.headers.get('content-range')).toBe('bytes 990-999/1000')
  expect(Buffer.from(await response.arrayBuffer())).toEqual(video.subarray(990))
})

test('a range beyond the end of a video is refused', async () => {
  const { get } = await siteWithAssets()

  const response = await get('/video/consultorio.mp4', { range: 'bytes=1000-' })

  expect(response.status).toBe(416)
  expect(response.headers.get('content-range')).toBe('bytes */1000')
})

test("a range is sent only if the visitor's version is current", async () => {
  const { get } = await siteWithAssets()
  const etag = (await get('/video/consultorio.mp4')).headers.get('etag') ?? ''

  const same = await get('/video/consultorio.mp4', { range: 'bytes=0-9', 'if-range': etag })
  const other = await get('/video/consultorio.mp4', { range: 'bytes=0-9', 'if-range': '"otro"' })
  const known = await get('/video/consultorio.mp4', { 'if-none-match': etag })

  expect([same.status, other.status, known.status]).toEqual([206, 200, 304])
})

test('HEAD of a video returns the headers of the whole video, without a body', async () => {
  const { url } = await siteWithAssets()

  const response = await fetch(`${url}/video/consultorio.mp4`, {
    method: 'HEAD',
    headers: { range: 'bytes=0-9' },
  })

  expect(response.status).toBe(200)
  expect(response.headers.get('content-length')).toBe('1000')
  expect(await response.text()).toBe('')
})
