import { describe, expect, test } from 'vitest'
import { mediaPath } from '#content/media/media.ts'
import type { PictureDraft } from '#content/media/picture-draft.ts'
import { formOf, type MediaSite, photo, siteWithOwner } from '#tests/server/media.ts'
import { editNext, listNext, publishNext, readNext, reviewedParts } from '#tests/server/next-version.ts'
import { siteContentOf } from '#tests/server/site-documents.ts'
import { createMediaStore } from '../../store/media-store.ts'
import { withDrafts } from './draft-snapshot.ts'

/** A site whose hero shows a picture. */
async function siteThatShowsPicture() {
  const site = await siteWithOwner()
  const { item } = await site.upload(await photo(80, 60), { details: { alt: 'La sala' } })
  const content = siteContentOf('Dra. Ana')
  const heroSection = { ...content.heroSection, mainImage: mediaPath(item.id) }
  await site.browser.post('/api/site-content', { siteContent: { ...content, heroSection } })
  const live = () => site.publisher.live?.snapshot.media.get(item.id)
  const edit = (part: Partial<PictureDraft>) => editNext(site.browser, `pictures/${item.id}`, part)
  return { ...site, item, edit, publish: () => publishNext(site.browser), live }
}

async function prepareFile({ browser }: Pick<MediaSite, 'browser'>, id: string, bytes: Buffer) {
  const url = `/api/media/${id}/prepared`
  const response = await browser.send({ method: 'POST', url, ...(await formOf({ bytes, name: 'otra.jpg' })) })
  expect(response.statusCode).toBe(200)
  return response.json().item
}

describe('a draft of a picture', () => {
  test('changes its texts and focal point for visitors when it is published', async () => {
    const site = await siteThatShowsPicture()
    await site.edit({ alt: 'La sala de espera', focusX: 20, focusY: 30 })
    expect(site.live()).toMatchObject({ alt: 'La sala' })

    expect((await site.publish()).statusCode).toBe(200)

    expect(site.live()).toMatchObject({ alt: 'La sala de espera', focus: { x: 20, y: 30 } })
    expect(await listNext(site.browser)).toEqual([])
  })

  test('is not published if a person changed the picture since the review', async () => {
    const site = await siteThatShowsPicture()
    await site.edit({ focusX: 20 })
    const parts = await reviewedParts(site.browser)
    await site.change(site.item.id, { alt: 'Otra' })

    const refused = await site.browser.post('/api/publish', { parts })

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'stale_draft'])
    expect((await site.publish()).statusCode).toBe(200)
    expect(site.live()).toMatchObject({ alt: 'Otra', focus: { x: 20 } })
  })

  test('shows another file to her at once, and to visitors once it is published', async () => {
    const site = await siteThatShowsPicture()
    const { id, version } = site.item
    const prepared = await prepareFile(site, id, await photo(80, 60, 7))
    await site.edit({ file: prepared.version })
    const { value } = await readNext(site.browser, `pictures/${id}`)

    const { snapshot } = site.publisher.live ?? {}
    if (!snapshot) throw new Error('Nothing is live.')
    const saved = { ...snapshot, media: await createMediaStore(site.store).items() }
    const drafted = { document: 'pictures', entry: id, value } as const
    expect(withDrafts(saved, [drafted]).snapshot.media.get(id)).toMatchObject({
      id,
      version: prepared.version,
      alt: 'La sala',
    })
    expect(site.live()).toMatchObject({ version })
    expect(await site.list()).toHaveLength(1)

    expect((await site.publish()).statusCode).toBe(200)

    expect(site.live()).toMatchObject({ id, version: prepared.version })
    const formers = await site.browser.get(`/api/media/${id}/former`)
    expect(formers.json().former).toMatchObject([{ version, alt: 'La sala' }])
    await site.idle()
    expect((await site.list())[0]).toMatchObject({ id, version: prepared.version, isComplete: true })
  })

  test('shows a crop, and the earlier file again', async () => {
    const site = await siteThatShowsPicture()
    const { id, version } = site.item
    const of = (wanted: string, body: object) =>
      site.browser.post(`/api/media/${id}/prepared/${wanted}`, body)

    const crop = { x: 0, y: 0, width: 50, height: 50 }
    const cropped = (await of(version, { crop })).json().item
    expect(cropped).toMatchObject({ width: 40, height: 30, crop })
    await site.edit({ file: cropped.version })
    expect((await site.publish()).statusCode).toBe(200)
    expect((await site.list())[0]).toMatchObject({ id, version: cropped.version, crop })

    const whole = (await of(cropped.version, { crop: null })).json().item
    expect(whole.version).toBe(version)
    await site.edit({ file: version })
    expect((await site.publish()).statusCode).toBe(200)
    expect((await site.list())[0]).toMatchObject({ version, crop: null })
  })

  test('names a file that no one prepared, and publishes nothing of the call', async () => {
    const site = await siteThatShowsPicture()
    await site.edit({ alt: 'Nueva', file: 'f'.repeat(16) })

    const refused = await site.publish()

    expect(refused.statusCode).toBe(400)
    expect(refused.json().issues).toMatchObject([{ path: 'parts[0].file' }])
    expect((await site.list())[0]?.alt).toBe('La sala')
  })

  test('goes with the picture', async () => {
    const site = await siteWithOwner()
    const { item } = await site.upload(await photo(40, 30))
    await editNext(site.browser, `pictures/${item.id}`, { alt: 'Nueva' })
    expect(await listNext(site.browser)).toMatchObject([{ document: 'pictures', entry: item.id }])

    await site.remove(item.id)

    expect(await listNext(site.browser)).toEqual([])
  })
})
