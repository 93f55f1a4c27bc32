import { expect, test } from 'vitest'
import { mediaPath } from '#content/media/media.ts'
import { photo, siteWithOwner } from '#tests/server/media.ts'

test('a replaced picture is put back, and visitors see it', async () => {
  const site = await siteWithOwner()
  const { item } = await site.upload(await photo(60, 40, 1))
  await site.browser.post('/api/gallery', {
    gallery: [{ id: 'patio', src: mediaPath(item.id), alt: 'El patio' }],
  })
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
  const { browser, upload } = await siteWithOwner()
  const { item } = await upload(await photo(60, 40))

  const response = await browser.post(`/api/media/${item.id}/former`, {
    replacedAt: '2020-01-01T00:00:00.000Z',
  })

  expect(response.statusCode).toBe(404)
})
