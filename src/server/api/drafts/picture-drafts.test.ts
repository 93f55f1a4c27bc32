import { describe, expect, test } from 'vitest'
import { mediaPath } from '#content/media/media.ts'
import { type PictureDraft, pictureDraftOf, pictureTag } from '#content/media/picture-draft.ts'
import { formOf, type MediaSite, photo, siteWithOwner } from '#tests/server/media.ts'
import { siteContentOf } from '#tests/server/site-documents.ts'
import { createMediaStore } from '../../store/media-store.ts'
import { draftsOf, withDrafts } from './draft-snapshot.ts'

/** A site whose hero shows a picture. */
async function siteThatShowsPicture() {
  const site = await siteWithOwner()
  const { item } = await site.upload(await photo(400, 300), { details: { alt: 'La sala' } })
  const content = siteContentOf('Dra. Ana')
  const heroSection = { ...content.heroSection, mainImage: mediaPath(item.id) }
  await site.browser.post('/api/site-content', { siteContent: { ...content, heroSection } })
  const change = (part: Partial<PictureDraft>) => ({
    document: 'pictures',
    entry: item.id,
    tag: pictureTag(item),
    value: { ...pictureDraftOf(item), ...part },
  })
  const live = () => site.publisher.live?.snapshot.media.get(item.id)
  return { ...site, item, change, live }
}

const publish = ({ browser }: Pick<MediaSite, 'browser'>, ...changes: unknown[]) =>
  browser.post('/api/publish-drafts', { changes })

async function prepareFile({ browser }: Pick<MediaSite, 'browser'>, id: string, bytes: Buffer) {
  const url = `/api/media/${id}/prepared`
  const response = await browser.send({ method: 'POST', url, ...(await formOf({ bytes, name: 'otra.jpg' })) })
  expect(response.statusCode).toBe(200)
  return response.json().item
}

describe('a draft of a picture', () => {
  test('changes its texts and focal point for visitors when it is published, also when sent twice', async () => {
    const site = await siteThatShowsPicture()
    const change = site.change({ alt: 'La sala de espera', focusX: 20, focusY: 30 })

    const first = await publish(site, change)
    const second = await publish(site, change)

    expect(first.statusCode).toBe(200)
    expect(second.json().saved).toEqual(first.json().saved)
    expect(site.live()).toMatchObject({ alt: 'La sala de espera', focus: { x: 20, y: 30 } })
  })

  test('is refused with what is stored instead, if a person changed the picture meanwhile', async () => {
    const site = await siteThatShowsPicture()
    const changed = await site.change({ alt: '' })
    await site.browser.send({
      method: 'PATCH',
      url: `/api/media/${site.item.id}`,
      payload: { alt: 'Otra' },
    })

    const refused = await publish(site, changed)

    expect(refused.statusCode).toBe(409)
    expect(refused.json().current.conflicts).toMatchObject([
      { document: 'pictures', entry: site.item.id, current: { picture: { alt: 'Otra' } } },
    ])
  })

  test('shows another file to her at once, and to visitors once it is published', async () => {
    const site = await siteThatShowsPicture()
    const { id, version } = site.item
    const prepared = await prepareFile(site, id, await photo(400, 300, 7))
    const draft = site.change({ file: prepared.version })

    const { snapshot } = site.publisher.live ?? {}
    if (!snapshot) throw new Error('Nothing is live.')
    const saved = { ...snapshot, media: await createMediaStore(site.store).items() }
    const edited = { documents: {}, entries: [], arrangements: {}, pictures: { [id]: draft.value } }
    expect(withDrafts(saved, draftsOf(saved, edited)).snapshot.media.get(id)).toMatchObject({
      id,
      version: prepared.version,
      alt: 'La sala',
    })
    expect(site.live()).toMatchObject({ version })
    expect(await site.list()).toHaveLength(1)

    const published = await publish(site, draft)

    expect(published.json().saved[0].value.file).toBe(prepared.version)
    expect(site.live()).toMatchObject({ id, version: prepared.version })
    expect((await publish(site, draft)).statusCode).toBe(200)
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
    expect(cropped).toMatchObject({ width: 200, height: 150, crop })
    expect((await publish(site, site.change({ file: cropped.version }))).statusCode).toBe(200)
    const [item = site.item] = await site.list()
    expect(item).toMatchObject({ id, version: cropped.version, crop })

    const whole = (await of(cropped.version, { crop: null })).json().item
    expect(whole.version).toBe(version)
    const value = { ...pictureDraftOf(item), file: version }
    const back = await publish(site, { document: 'pictures', entry: id, tag: pictureTag(item), value })
    expect(back.statusCode).toBe(200)
    expect((await site.list())[0]).toMatchObject({ version, crop: null })
  })

  test('names a file that no one prepared, and publishes nothing of the call', async () => {
    const site = await siteThatShowsPicture()
    const refused = await publish(site, site.change({ alt: 'Nueva', file: 'f'.repeat(16) }))

    expect(refused.statusCode).toBe(400)
    expect(refused.json().issues).toMatchObject([{ path: 'changes[0].value.file' }])
    expect((await site.list())[0]?.alt).toBe('La sala')
  })

  test('is stored for its person and goes with the picture', async () => {
    const site = await siteWithOwner()
    const { item } = await site.upload(await photo())
    const base = pictureDraftOf(item)
    const url = `/api/drafts/pictures/${item.id}`
    const body = { changes: 1, baseTag: pictureTag(item), base, value: { ...base, alt: 'Nueva' } }
    expect((await site.browser.put(url, body)).statusCode).toBe(200)
    expect((await site.browser.get('/api/drafts')).json().drafts).toMatchObject([
      { document: 'pictures', entry: item.id, changes: 1 },
    ])

    await site.remove(item.id)

    expect((await site.browser.get('/api/drafts')).json().drafts).toEqual([])
  })
})
