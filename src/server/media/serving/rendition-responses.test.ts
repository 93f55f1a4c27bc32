import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Rendition, renditionPath } from '#content/media/media.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { createMediaStore } from '../../store/media-store.ts'
import type { Store } from '../../store/store.ts'
import { StoreUnavailableError } from '../../store/store-errors.ts'
import { createDiskCache } from './disk-cache.ts'
import { createPublicVersions } from './public-versions.ts'
import { createRenditionResponses } from './rendition-responses.ts'

const version = '0123456789abcdef'
const rendition: Rendition = { version, width: 960, format: 'webp' }
const path = renditionPath(version, 960, 'webp')
const bytes = Buffer.from('RIFF a picture WEBP')

async function siteWithPicture() {
  const site = await runningSite()
  await createMediaStore(site.store).saveRendition(rendition, bytes)
  await addItem(site.store, version)
  const get = (url: string, options: RequestInit = {}) => fetch(site.url + url, options)
  return { ...site, get }
}

/** Adds a picture of this version to the library. */
async function addItem({ db }: Pick<Store, 'db'>, version: string) {
  const created_at = new Date().toISOString()
  const source = { hash: 'uno', width: 960, height: 600, uploaded_bytes: 1, color: '#abcdef', created_at }
  await db
    .insertInto('media_source')
    .values({ ...source, content: bytes })
    .execute()
  const words = { title: 'Sala', file_name: 'uno.jpg', alt: 'La sala', decorative: 0 }
  const item = { id: 'a'.repeat(16), source_hash: 'uno', version, crop: null, ...words }
  await db
    .insertInto('media_item')
    .values({ ...item, focus_x: 50, focus_y: 50, created_at, updated_at: created_at })
    .execute()
}

/** Versions of a library whose state the test can change. */
function versionsOf(currentVersions: () => Promise<ReadonlySet<string>>) {
  return createPublicVersions({ media: { currentVersions }, publisher: { live: undefined } })
}

describe('a picture', () => {
  test('has its type, may be cached for a year, and cannot be embedded by other sites', async () => {
    const { get } = await siteWithPicture()

    const response = await get(path)

    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${version}-960-webp"`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(response.headers.has('content-encoding')).toBe(false)
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
  })

  test('returns 304 to a visitor with the current version, and no body for HEAD', async () => {
    const { get } = await siteWithPicture()

    const again = await get(path, { headers: { 'if-none-match': `"${version}-960-webp"` } })
    const head = await get(path, { method: 'HEAD' })

    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '19', ''])
  })

  test.each([
    `/medios/${version}/961.webp`,
    `/medios/${version}/960.avif`,
    `/medios/${version}/960.webp.bak`,
    `/medios/fedcba9876543210/960.webp`,
    `/medios/${version}`,
    '/medios',
    '/medios/..%2f..%2fconsultorio.db',
  ])('%s is not found', async (address) => {
    const { get } = await siteWithPicture()

    const response = await get(address)

    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  })

  test('allows only GET and HEAD', async () => {
    const { get } = await siteWithPicture()

    expect((await get(path, { method: 'POST', body: 'x' })).status).toBe(404)
  })

  test('is served while the store is unavailable, also by the next process', async () => {
    const dataFolder = temporaryFolder()
    let isAway = false
    const media = {
      async readRendition() {
        if (isAway) throw new StoreUnavailableError('away')
        return bytes
      },
    }
    const versions = versionsOf(async () => new Set([version]))
    await versions.refresh()
    const opened = async () => {
      const responses = createRenditionResponses({
        media,
        versions,
        dataFolder,
        headers: {},
        onError: () => {},
      })
      await responses.open()
      return responses
    }
    await (await opened()).find(path)
    isAway = true

    const next = await opened()

    expect((await next.find(path))?.content.body.equals(bytes)).toBe(true)
    await expect(next.find(renditionPath(version, 320, 'webp'))).rejects.toThrow('away')
  })

  test('that does not exist is not looked up in the store, however many are requested', async () => {
    let looks = 0
    const media = {
      readRendition: async () => {
        throw new Error('It was looked for.')
      },
    }
    const versions = versionsOf(async () => {
      looks += 1
      return new Set([version])
    })
    const results = createRenditionResponses({
      media,
      versions,
      dataFolder: temporaryFolder(),
      headers: {},
      onError: () => {},
    })

    const unknown = Array.from({ length: 500 }, (_, index) => index.toString(16).padStart(16, '0'))
    const found = unknown.map((other) => results.find(renditionPath(other, 960, 'webp')))

    expect(new Set(await Promise.all(found))).toEqual(new Set([undefined]))
    expect(looks).toBeLessThan(5)
  })

  test('that is withdrawn while it is read is not served, and leaves no copy on disk', async () => {
    const dataFolder = temporaryFolder()
    let ofLibrary: ReadonlySet<string> = new Set([version])
    const versions = versionsOf(async () => ofLibrary)
    const media = {
      readRendition: async () => {
        ofLibrary = new Set()
        await versions.refresh()
        return bytes
      },
    }
    const responses = createRenditionResponses({
      media,
      versions,
      dataFolder,
      headers: {},
      onError: expect.fail,
    })
    await responses.open()

    expect(await responses.find(path)).toBeUndefined()
    expect(readdirSync(join(dataFolder, 'cache/medios'))).toEqual([])
  })

  test('that was removed stays removed when an earlier query of the store ends later', async () => {
    const earlier = Promise.withResolvers<ReadonlySet<string>>()
    const results = [earlier.promise, Promise.resolve(new Set<string>())]
    const versions = versionsOf(() => results.shift() ?? expect.fail('A third query'))

    const first = versions.refresh()
    await versions.refresh()
    earlier.resolve(new Set([version]))
    await first

    expect(versions.has(version)).toBe(false)
  })

  test('that cannot be read now returns 503, not 404', async () => {
    const site = await siteWithPicture()
    await site.store.db.schema.dropTable('media_rendition').execute()

    expect((await site.get(path)).status).toBe(500)
    expect(site.errors()).toContain('Error: no such table: media_rendition')
  })
})

describe('the disk cache', () => {
  async function cacheOf(maxBytes: number, folder = temporaryFolder()) {
    const cache = createDiskCache({ folder, maxBytes, onError: expect.fail })
    await cache.open()
    return { cache, folder }
  }

  test('keeps the most recently used files up to a number of bytes', async () => {
    const { cache, folder } = await cacheOf(25)
    await cache.write('a', Buffer.alloc(10))
    await cache.write('b', Buffer.alloc(10))
    await cache.read('a')

    await cache.write('c', Buffer.alloc(10))

    expect(readdirSync(folder).sort()).toEqual(['a', 'c'])
    expect(await cache.read('b')).toBeUndefined()
  })

  test('does not store a file larger than the whole cache, and evicts nothing for it', async () => {
    const { cache, folder } = await cacheOf(25)
    await cache.write('a', Buffer.alloc(10))

    await cache.write('b', Buffer.alloc(30))

    expect(readdirSync(folder)).toEqual(['a'])
    expect(await cache.read('b')).toBeUndefined()
  })

  test('is read by the next process, without unfinished and empty files', async () => {
    const { cache, folder } = await cacheOf(100)
    await cache.write('a', Buffer.from('uno'))
    writeFileSync(join(folder, 'b.new'), 'medio')
    writeFileSync(join(folder, 'c'), '')

    const next = await cacheOf(100, folder)

    expect((await next.cache.read('a'))?.toString()).toBe('uno')
    expect(await next.cache.read('c')).toBeUndefined()
    expect(readdirSync(folder)).toEqual(['a'])
  })

  test('ignores files that a person truncated or removed', async () => {
    const { cache, folder } = await cacheOf(100)
    await cache.write('a', Buffer.from('uno'))
    await cache.write('b', Buffer.from('dos'))
    truncateSync(join(folder, 'a'), 1)
    rmSync(join(folder, 'b'))

    expect([await cache.read('a'), await cache.read('b')]).toEqual([undefined, undefined])
  })
})
