import { describe, expect, test } from 'vitest'
import { mediaPath } from '#content/media/media.ts'
import { type MediaSite, photo, siteWithOwner } from '#tests/server/media.ts'
import { siteContentOf, snapshotOf } from '#tests/server/site-documents.ts'
import { testClock } from '#tests/server/test-clock.ts'

/** Publishes a site whose hero shows the picture at this path. */
async function showInHero({ browser }: MediaSite, path: string) {
  const content = siteContentOf('Dra. Ana')
  const heroSection = { ...content.heroSection, mainImage: path }
  const { statusCode } = await browser.post('/api/site-content', { siteContent: { ...content, heroSection } })
  expect(statusCode).toBe(200)
}

describe('uses', () => {
  test('are found in every document and named with the labels of the form', async () => {
    const site = await siteWithOwner()
    const { item } = await site.upload(await photo(40, 30))
    await showInHero(site, mediaPath(item.id))
    const { gallery, services } = snapshotOf('Dra. Ana')
    const shown = { src: mediaPath(item.id) }
    const value = gallery.map((entry, index) => (index === 2 ? { ...entry, ...shown } : entry))
    await site.store.saveRevision({ document: 'gallery', value, author: 'Ana' })
    const [service, ...others] = services
    const changed = [{ ...service, imageHome: shown.src }, ...others]
    await site.store.saveRevision({ document: 'services', value: changed, author: 'Ana' })

    const [listed] = await site.list()

    expect(listed?.uses).toEqual([
      { document: 'gallery', path: 'ultrasonido.src', label: 'Galería › 3' },
      {
        document: 'services',
        path: 'ultrasonido-obstetrico.imageHome',
        entry: service?.id,
        label: `Servicios › ${service?.title} › Imagen en la portada`,
      },
      { document: 'site-content', path: 'heroSection.mainImage', label: 'Portada › Imagen principal' },
    ])
  })

  test('prevent the removal of a picture, even if only the published site still shows it', async () => {
    const site = await siteWithOwner()
    const { item } = await site.upload(await photo(40, 30))
    await showInHero(site, mediaPath(item.id))

    const inUse = await site.remove(item.id)
    expect(inUse.statusCode).toBe(409)
    expect(inUse.json()).toMatchObject({
      code: 'media_in_use',
      uses: [
        { document: 'site-content', path: 'heroSection.mainImage', label: 'Portada › Imagen principal' },
      ],
    })

    await site.store.saveRevision({
      document: 'site-content',
      value: siteContentOf('Dra. Ana'),
      author: 'Ana',
    })
    const stillLive = await site.remove(item.id)
    expect(stillLive.json().uses).toMatchObject([{ label: 'Portada › Imagen principal (publicado)' }])

    await showInHero(site, '')
    expect((await site.remove(item.id)).statusCode).toBe(204)
    expect(await site.list()).toEqual([])
  })
})

test('a picture is kept if a save starts to use it during its removal', async () => {
  const site = await siteWithOwner()
  const { item } = await site.upload(await photo(40, 30))
  const content = siteContentOf('Dra. Ana')
  const value = { ...content, heroSection: { ...content.heroSection, mainImage: mediaPath(item.id) } }
  const { latestSummaries } = site.store
  // Save right after the documents have been searched for the picture.
  site.store.latestSummaries = async (...args) => {
    const found = await latestSummaries(...args)
    if (args.length === 0 || args[0] === undefined) {
      site.store.latestSummaries = latestSummaries
      await site.store.saveRevision({ document: 'site-content', value, author: 'Ana' })
    }
    return found
  }

  const removed = await site.remove(item.id)

  expect(removed.statusCode).toBe(409)
  expect(removed.json()).toMatchObject({ code: 'media_in_use' })
  expect((await site.list()).map(({ id }) => id)).toEqual([item.id])
})

describe('the published site', () => {
  const shownItem = ({ publisher }: MediaSite, id: string) => publisher.live?.snapshot.media.get(id)

  test('shows a changed picture before the owner gets the response', async () => {
    const site = await siteWithOwner()
    const { item } = await site.upload(await photo(40, 30))
    await showInHero(site, mediaPath(item.id))
    const before = site.publisher.live

    const changed = await site.publishPicture(item.id, { alt: 'Otra cosa', focusX: 1, focusY: 1 })
    expect(site.publisher.live).not.toBe(before)
    expect(shownItem(site, item.id)).toMatchObject({ alt: 'Otra cosa', focus: { x: 1, y: 1 } })
    expect(changed.updatedAt).toBe(shownItem(site, item.id)?.updatedAt)

    const replaced = await site.replace(item.id, await photo(40, 40, 3))
    expect(shownItem(site, item.id)?.version).toBe(replaced.version)
  })

  test('is not published again for a picture that it does not show', async () => {
    const clock = testClock()
    const site = await siteWithOwner({ clock })
    const { item } = await site.upload(await photo(40, 30))
    const before = site.publisher.live

    await site.change(item.id, { alt: 'Otra cosa' })
    await site.idle()
    await clock.advance(1_000)

    expect(site.publisher.live).toBe(before)
  })

  test('gets the renditions that are made after the publish', async () => {
    const clock = testClock()
    const site = await siteWithOwner({ clock })
    const { item } = await site.upload(await photo(330, 250))
    await showInHero(site, mediaPath(item.id))

    await site.idle()
    await clock.advance(1_000)

    expect(shownItem(site, item.id)?.isComplete).toBe(true)
    expect(site.errors()).toEqual([])
  })

  test('stays unchanged if the new state cannot be published, and the owner gets a message', async () => {
    const site = await siteWithOwner()
    const { item } = await site.upload(await photo(40, 30))
    await showInHero(site, mediaPath(item.id))
    const before = site.publisher.live
    site.renderer.broken.add('/')

    const response = await site.browser.send({
      method: 'PATCH',
      url: `/api/media/${item.id}`,
      payload: { alt: 'Otra' },
    })

    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({ code: 'saved_not_published', current: { alt: 'Otra' } })
    expect(site.publisher.live).toBe(before)
  })
})
