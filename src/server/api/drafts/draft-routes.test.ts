import { describe, expect, test } from 'vitest'
import { type OwnersBrowser, signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { maxDrafts } from '../../store/drafts.ts'

async function signedInSite() {
  const site = await runningSite()
  return { ...site, browser: await signedInOwner(site) }
}

const sitePath = '/api/drafts/site-content'

async function siteContent(browser: OwnersBrowser) {
  const response = await browser.get('/api/site-content')
  return { base: response.json().siteContent, baseTag: `${response.headers.etag}` }
}

async function draftBody(browser: OwnersBrowser, name: string) {
  const { base, baseTag } = await siteContent(browser)
  const value = { ...base, doctorInfo: { ...base.doctorInfo, name } }
  return { changes: 1, baseTag, base, value }
}

const ifMatch = (version: string) => ({ 'If-Match': `"${version}"` })

describe('a draft on the server', () => {
  test('is stored, listed, read again and removed, and never becomes public', async () => {
    const { browser } = await signedInSite()
    const body = await draftBody(browser, 'Dra. En Borrador')

    const stored = await browser.put(sitePath, body)

    expect(stored.statusCode).toBe(200)
    const { version } = stored.json()
    expect((await browser.get('/api/drafts')).json().drafts).toMatchObject([
      { document: 'site-content', version, changes: 1 },
    ])
    expect((await browser.get(sitePath)).json()).toMatchObject({
      version,
      baseTag: body.baseTag,
      base: body.base,
      value: body.value,
    })
    expect((await siteContent(browser)).base.doctorInfo.name).not.toBe('Dra. En Borrador')

    const removed = await browser.send({ method: 'DELETE', url: sitePath, headers: ifMatch(version) })
    expect(removed.statusCode).toBe(204)
    expect((await browser.get(sitePath)).statusCode).toBe(404)
  })

  test('is listed with the published sections while others are saved', async () => {
    const { browser } = await signedInSite()
    const published = (await browser.get('/api/selected-sections')).json()
    expect((await browser.get('/api/drafts')).json().publishedSections).toBeNull()

    const hidden = { ...published, Hero: { ...published.Hero, display: false } }
    expect((await browser.post('/api/selected-sections', hidden)).statusCode).toBe(200)
    expect((await browser.get('/api/drafts')).json().publishedSections).toEqual(published)

    expect((await browser.post('/api/update-sections')).statusCode).toBe(200)
    expect((await browser.get('/api/drafts')).json().publishedSections).toBeNull()
  })

  test('is refused with the stored state if another device wrote meanwhile', async () => {
    const { browser } = await signedInSite()
    const first = (await browser.put(sitePath, await draftBody(browser, 'Una'))).json()
    const second = await browser.put(sitePath, await draftBody(browser, 'Dos'), ifMatch(first.version))
    expect(second.statusCode).toBe(200)

    const late = await browser.put(sitePath, await draftBody(browser, 'Tres'), ifMatch(first.version))

    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({
      code: 'stale_draft',
      current: { version: second.json().version, value: { doctorInfo: { name: 'Dos' } } },
    })
    const unaware = await browser.put(sitePath, await draftBody(browser, 'Cuatro'))
    expect(unaware.statusCode).toBe(409)
    const removal = await browser.send({ method: 'DELETE', url: sitePath, headers: ifMatch(first.version) })
    expect(removal.statusCode).toBe(409)
  })

  test('is shared by all who edit, with who changed each thing last', async () => {
    const { browser, ...site } = await signedInSite()
    const assistant = await signedInAssistant(site)
    const notes = async () => (await assistant.get('/api/drafts')).json().drafts[0].notes
    const body = await draftBody(browser, 'Dra. Ana Ruiz')
    const { version } = (await browser.put(sitePath, body)).json()
    expect((await assistant.get(sitePath)).json()).toMatchObject({ version, value: body.value })

    const doctorInfo = { ...body.value.doctorInfo, city: 'Zapopan' }
    const added = { ...body, changes: 2, value: { ...body.value, doctorInfo } }
    const second = (await assistant.put(sitePath, added, ifMatch(version))).json()
    expect(await notes()).toMatchObject([
      { key: 'doctorInfo.city', author: 'Eva Luna', isLeftOut: false },
      { key: 'doctorInfo.name', author: 'Dra. Ana', isLeftOut: false },
    ])

    const taken = {
      ...added,
      value: { ...added.value, doctorInfo: { ...doctorInfo, name: body.base.doctorInfo.name } },
    }
    await browser.put(sitePath, taken, ifMatch(second.version))
    expect(await notes()).toMatchObject([{ key: 'doctorInfo.city', author: 'Eva Luna' }])
  })

  test('may be incomplete, but a value of another kind is refused with its path', async () => {
    const { browser } = await signedInSite()
    const body = await draftBody(browser, '')
    expect((await browser.put(sitePath, body)).statusCode).toBe(200)

    const wrong = { ...body, value: { ...body.value, doctorInfo: { name: ['Dra.'] } } }
    const refused = await browser.put(sitePath, wrong)

    expect(refused.statusCode).toBe(400)
    expect(refused.json().issues).toMatchObject([{ path: 'value.doctorInfo.name' }])
  })

  test('that another version of the software wrote is kept as it was typed', async () => {
    const { browser, store } = await signedInSite()
    await browser.put('/api/drafts/gallery', { changes: 1, baseTag: null, base: [], value: [] })
    await store.db.updateTable('draft').set({ value: '[{"src":["nueva"]}]' }).execute()

    const unreadable = (await browser.get('/api/drafts/gallery')).json()

    expect(unreadable).toMatchObject({ unreadable: '[{"src":["nueva"]}]' })
    expect(unreadable).not.toHaveProperty('value')
  })

  test('of an entry has its own place, beside that of the order of all entries', async () => {
    const { browser } = await signedInSite()
    const read = await browser.get('/api/services/colposcopia')
    const base = read.json()
    const body = {
      changes: 1,
      baseTag: `${read.headers.etag}`,
      base,
      value: { ...base, title: '' },
    }

    expect((await browser.put('/api/drafts/services/colposcopia', body)).statusCode).toBe(200)
    expect((await browser.get('/api/drafts')).json().drafts).toMatchObject([
      { document: 'services', entry: 'colposcopia' },
    ])
    const order = (title: string) => ({ entries: [{ id: 'colposcopia', title, isRemoved: false }] })
    const arrangement = { ...body, base: order('Colposcopia'), value: order('') }
    expect((await browser.put('/api/drafts/services', arrangement)).statusCode).toBe(200)
    expect((await browser.get('/api/drafts/services')).json().value).toEqual(order(''))
    expect((await browser.get('/api/drafts')).json().drafts).toHaveLength(2)
    const misfit = { ...arrangement, value: { entries: 'otra cosa' } }
    expect((await browser.put('/api/drafts/services', misfit)).json().issues).toMatchObject([
      { path: 'value.entries' },
    ])
    expect((await browser.put('/api/drafts/gallery/x', body)).statusCode).toBe(404)
  })

  test('is refused when there are too many of them', async () => {
    const { browser, store } = await signedInSite()
    const base = (await browser.get('/api/services/colposcopia')).json()
    const body = { changes: 1, baseTag: null, base, value: base }
    const statusOf = async (entry: string) =>
      (await browser.put(`/api/drafts/services/${entry}`, body)).statusCode
    expect(await statusOf('nuevo')).toBe(200)

    const row = await store.db.selectFrom('draft').selectAll().executeTakeFirstOrThrow()
    const copies = Array.from({ length: maxDrafts - 2 }, (_, index) => ({ ...row, entry: `copia-${index}` }))
    await store.db.insertInto('draft').values(copies).execute()

    expect(await statusOf('uno-mas')).toBe(200)
    expect(await statusOf('demasiado')).toBe(413)
  })
})

test('what is left out is the same for everybody, until it is taken in or changed back', async () => {
  const site = await runningSite()
  const browser = await signedInOwner(site)
  const assistant = await signedInAssistant(site)
  const leave = (person: OwnersBrowser, thing: string, isLeftOut: boolean) =>
    person.put('/api/left-out', { document: 'site-content', thing, isLeftOut })
  const leftOut = async (person: OwnersBrowser) =>
    (await person.get('/api/drafts'))
      .json()
      .drafts.flatMap(({ notes }: { notes: { key: string; isLeftOut: boolean }[] }) =>
        notes.flatMap(({ key, isLeftOut }) => (isLeftOut ? [key] : [])),
      )
  const body = await draftBody(browser, 'Dra. Ana Ruiz')
  const first = (await browser.put(sitePath, body)).json()

  expect((await leave(browser, 'doctorInfo.name', true)).statusCode).toBe(204)
  await leave(browser, 'doctorInfo.name', true)
  expect(await leftOut(assistant)).toEqual(['doctorInfo.name'])
  const further = await draftBody(browser, 'Dra. Ana Ruiz Soto')
  const second = (await browser.put(sitePath, further, ifMatch(first.version))).json()
  expect(await leftOut(browser)).toEqual(['doctorInfo.name'])
  await leave(assistant, 'doctorInfo.name', false)
  expect(await leftOut(browser)).toEqual([])

  await leave(browser, 'doctorInfo.name', true)
  await browser.put(sitePath, { ...body, value: body.base, changes: 0 }, ifMatch(second.version))
  expect(await leftOut(browser)).toEqual([])
})
