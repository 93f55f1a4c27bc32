import { expect, test, vi } from 'vitest'
import { mediaPath } from '#content/media/media.ts'
import { photo, siteWithOwner } from '#tests/server/media.ts'

// Each test hashes a password and starts a process, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 })

const entry = (src: string, id = 'patio') => ({ id, src, alt: 'El patio' })

/** A site whose gallery shows one picture at revision 2, which was removed later, and another at revision 3. */
async function siteWithoutItsPicture() {
  const site = await siteWithOwner()
  const { item: former } = await site.upload(await photo(60, 40, 1))
  const { item: other } = await site.upload(await photo(60, 40, 2))
  const { browser } = site
  await browser.post('/api/gallery', { gallery: [entry(mediaPath(former.id))] })
  await browser.post('/api/gallery', { gallery: [entry(mediaPath(other.id))] })
  expect((await site.remove(former.id)).statusCode).toBe(204)
  const restore = (pictures?: 'nearest' | 'without') =>
    browser.post('/api/revisions/gallery/2/restore', pictures && { pictures })
  /** Does what the daily cleanup does a month later. */
  const forget = () => site.store.db.deleteFrom('media_former').execute()
  return { ...site, former, other, restore, forget }
}

test('a restore names the missing pictures and changes nothing yet', async () => {
  const { restore, store } = await siteWithoutItsPicture()

  const response = await restore()

  expect(response.statusCode).toBe(409)
  expect(response.json()).toMatchObject({
    code: 'pictures_missing',
    current: { pictures: [{ path: '0.src', label: expect.stringContaining('Galería'), nearest: 'removed' }] },
  })
  expect((await store.latestSummary('gallery'))?.number).toBe(3)
})

test('a restore puts a removed picture back', async () => {
  const { restore, list, former } = await siteWithoutItsPicture()

  const response = await restore('nearest')

  expect(response.statusCode).toBe(200)
  expect(response.json().gallery).toEqual([entry(mediaPath(former.id))])
  expect((await list()).map(({ id }) => id)).toContain(former.id)
})

test('a restore keeps the current picture if the former one is deleted', async () => {
  const { restore, forget, other } = await siteWithoutItsPicture()
  await forget()

  const asked = await restore()
  const response = await restore('nearest')

  expect(asked.json().current.pictures).toMatchObject([{ nearest: 'current' }])
  expect(response.json().gallery).toEqual([entry(mediaPath(other.id))])
})

test('a restore does not take the picture of another entry', async () => {
  const { restore, forget, browser, former, other } = await siteWithoutItsPicture()
  await forget()
  await browser.post('/api/gallery', { gallery: [entry(mediaPath(other.id), 'sala')] })

  const asked = await restore()
  const response = await restore('nearest')

  expect(asked.json().current.pictures).toMatchObject([{ nearest: 'none' }])
  expect(response.json().gallery).toEqual([entry(mediaPath(former.id))])
})

test('a restore without the pictures keeps the version as it was', async () => {
  const { restore, former, list } = await siteWithoutItsPicture()

  const response = await restore('without')

  expect(response.json().gallery).toEqual([entry(mediaPath(former.id))])
  expect((await list()).map(({ id }) => id)).not.toContain(former.id)
})

test('a replaced picture is put back, and visitors see it', async () => {
  const site = await siteWithOwner()
  const { item } = await site.upload(await photo(60, 40, 1))
  await site.browser.post('/api/gallery', { gallery: [entry(mediaPath(item.id))] })
  const replaced = await site.replace(item.id, await photo(60, 40, 2), { name: 'otra.jpg' })
  const url = `/api/media/${item.id}/former`

  const [former] = (await site.browser.get(url)).json().former
  const response = await site.browser.post(url, { replacedAt: former.replacedAt })

  expect(former).toMatchObject({ version: item.version, fileName: 'foto.jpg' })
  expect(response.json().item).toMatchObject({ version: item.version, fileName: 'foto.jpg' })
  expect(site.publisher.live?.snapshot.media.get(item.id)?.version).toBe(item.version)
  expect((await site.browser.get(url)).json().former).toMatchObject([{ version: replaced.version }])
})

test('a former picture that does not exist gets 404', async () => {
  const { browser, other } = await siteWithoutItsPicture()

  const response = await browser.post(`/api/media/${other.id}/former`, {
    replacedAt: '2020-01-01T00:00:00.000Z',
  })

  expect(response.statusCode).toBe(404)
})
