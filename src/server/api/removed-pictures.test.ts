import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type MediaItem, mediaPath, renditionPath } from '#content/media/media.ts'
import { engine, sharedDatabase } from '#tests/server/databases.ts'
import { eventually } from '#tests/server/eventually.ts'
import { type MediaSite, photo, siteWithOwner } from '#tests/server/media.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { siteContentOf } from '#tests/server/site-documents.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { createMediaStore } from '../store/media-store.ts'

/** Publishes a site whose hero shows the picture at this path. */
async function showInHero({ browser }: MediaSite, path: string) {
  const content = siteContentOf('Dra. Ana')
  const heroSection = { ...content.heroSection, mainImage: path }
  const { statusCode } = await browser.post('/api/site-content', { siteContent: { ...content, heroSection } })
  expect(statusCode).toBe(200)
}

const widest = ({ version, width }: Pick<MediaItem, 'version' | 'width'>) =>
  renditionPath(version, width, 'webp')

const folders = () => ({ dataFolder: temporaryFolder(), releaseFolder: temporaryFolder() })

/** Names in the cache on disk and in the release folder that belong to one of these versions. */
function copiesOf(
  { dataFolder, releaseFolder }: ReturnType<typeof folders>,
  ...versions: string[]
): string[] {
  return [join(dataFolder, 'cache/medios'), join(releaseFolder, 'kept/medios')]
    .flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []))
    .filter((name) => versions.some((version) => name.startsWith(version)))
}

/** A site whose library has one picture, which the published site shows: served, and copied to both folders. */
async function siteThatShowsPicture(options: Parameters<typeof siteWithOwner>[0] = {}) {
  const places = folders()
  const site = await siteWithOwner({ ...places, ...options })
  const { item } = await site.upload(await photo(60, 45))
  await showInHero(site, mediaPath(item.id))
  await site.idle()
  expect(existsSync(join(places.releaseFolder, 'kept', widest(item)))).toBe(true)
  const status = async (path: string) => (await fetch(site.url + path)).status
  expect(await status(widest(item))).toBe(200)
  expect(copiesOf(places, item.version)).not.toEqual([])
  return { ...site, ...places, item, status }
}

describe('a picture that is removed from the library', () => {
  test('is not served any more, from memory, disk or store, and its copies are deleted', async () => {
    const site = await siteThatShowsPicture()
    const { item, status } = site
    await showInHero(site, '')
    expect(await status(widest(item))).toBe(200)

    expect((await site.remove(item.id)).statusCode).toBe(204)

    expect(await status(widest(item))).toBe(404)
    expect(await status(renditionPath(item.version, item.width, 'avif'))).toBe(404)
    expect(copiesOf(site, item.version)).toEqual([])
    expect(await createMediaStore(site.store).readRendition({ ...item, format: 'webp' })).toBeDefined()
  })

  test('is not served after a restart either, and a start deletes the copies that a crash left', async () => {
    const database = await sharedDatabase()
    const site = await siteThatShowsPicture({ database })
    const { item, dataFolder, releaseFolder } = site
    await showInHero(site, '')
    await site.remove(item.id)
    await site.stop()
    const orphan = 'f'.repeat(16)
    for (const version of [item.version, orphan]) {
      writeFileSync(join(dataFolder, `cache/medios/${version}-300.webp`), 'a copy')
      mkdirSync(join(releaseFolder, 'kept/medios', version))
      writeFileSync(join(releaseFolder, 'kept', renditionPath(version, 300, 'webp')), 'a copy')
    }
    writeFileSync(join(releaseFolder, 'kept/compartir/una-tarjeta.jpg'), 'a card that may show it')

    const next = await runningSite({ database, dataFolder, releaseFolder })

    expect((await fetch(next.url + widest(item))).status).toBe(404)
    await next.idle()
    expect(copiesOf(site, item.version, orphan)).toEqual([])
    expect(existsSync(join(releaseFolder, 'kept/compartir/una-tarjeta.jpg'))).toBe(false)
    expect(next.errors()).toEqual([])
  })

  test.runIf(engine() === 'postgres')('is not served by another instance, whose copies go too', async () => {
    const database = await sharedDatabase()
    const site = await siteThatShowsPicture({ database })
    const { item } = site
    const otherPlaces = folders()
    const other = await runningSite({ database, ...otherPlaces })
    const statusThere = async () => (await fetch(other.url + widest(item))).status
    await eventually(async () => {
      expect(await statusThere()).toBe(200)
      expect(copiesOf(otherPlaces, item.version).length).toBeGreaterThan(1)
    })
    await showInHero(site, '')

    await site.remove(item.id)

    await eventually(async () => {
      expect(await statusThere()).toBe(404)
      expect(copiesOf(otherPlaces, item.version)).toEqual([])
    })
  })

  test('is served again when it is put back', async () => {
    const site = await siteThatShowsPicture()
    const { item, status, browser } = site
    await showInHero(site, '')
    await site.remove(item.id)
    const [former] = (await browser.get(`/api/media/${item.id}/former`)).json().former

    await browser.post(`/api/media/${item.id}/former`, { replacedAt: former.replacedAt })

    expect(await status(widest(item))).toBe(200)
  })

  test('can be seen by people who signed in, until the owner deletes the copies too', async () => {
    const site = await siteThatShowsPicture()
    const { item, browser, status } = site
    await showInHero(site, '')
    await site.remove(item.id)
    const place = `/api/media/${item.id}/former`
    const picture = `${place}/${item.version}`
    const { removed } = (await browser.get('/api/media/removed')).json()
    expect(removed).toMatchObject([{ id: item.id, title: item.title, version: item.version }])
    const days = (Date.parse(removed[0].storedUntil) - Date.parse(removed[0].replacedAt)) / 86_400_000
    expect(days).toBe(30)
    expect((await browser.get(picture)).headers['content-type']).toBe('image/webp')
    expect(await status(picture)).toBe(401)

    expect((await browser.send({ method: 'DELETE', url: place })).statusCode).toBe(204)

    expect((await browser.get('/api/media/removed')).json()).toEqual({ removed: [] })
    expect((await browser.get(picture)).statusCode).toBe(404)
    expect((await browser.send({ method: 'DELETE', url: place })).statusCode).toBe(404)
    for (const table of ['media_source', 'media_rendition', 'media_former'] as const) {
      expect(await site.store.db.selectFrom(table).select('created_at').execute()).toEqual([])
    }
  })
})

describe('a picture of the published site', () => {
  test('that is replaced ends at its former address, and its copies are deleted', async () => {
    const site = await siteThatShowsPicture()
    const { item, status, browser } = site

    const replaced = await site.replace(item.id, await photo(62, 45, 2))

    expect([await status(widest(item)), await status(widest(replaced))]).toEqual([404, 200])
    await expect.poll(() => copiesOf(site, item.version)).toEqual([])
    await browser.send({ method: 'DELETE', url: `/api/media/${item.id}/former` })
    expect((await browser.get(`/api/media/${item.id}/former`)).json()).toEqual({ former: [] })
    expect(await status(widest(replaced))).toBe(200)
  })

  test('that is cropped ends at its former address, and so does the whole picture', async () => {
    const site = await siteThatShowsPicture()
    const { item, status } = site

    const cropped = await site.crop(item.id, { x: 0, y: 0, width: 50, height: 100 })

    expect([await status(widest(item)), await status(widest(cropped))]).toEqual([404, 200])
    await expect.poll(() => copiesOf(site, item.version)).toEqual([])
  })

  test('is served while the release that shows it is live, also when the next one fails', async () => {
    const site = await siteThatShowsPicture()
    const { item, status, renderer } = site
    const { open } = renderer
    renderer.open = () => {
      throw new Error('It cannot be rendered.')
    }

    await expect(site.replace(item.id, await photo(62, 45, 2))).rejects.toThrow('saved_not_published')
    expect(await status(widest(item))).toBe(200)
    expect(copiesOf(site, item.version)).not.toEqual([])

    renderer.open = open
    await site.publisher.republish()
    expect(await status(widest(item))).toBe(404)
    await expect.poll(() => copiesOf(site, item.version)).toEqual([])
  })
})
