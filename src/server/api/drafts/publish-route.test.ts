import { describe, expect, test } from 'vitest'
import { type Arrangement, arrangementOf } from '#content/documents/arrangement.ts'
import { orderTag } from '#content/documents/order-tag.ts'
import { type OwnersBrowser, signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

async function signedInSite() {
  const site = await runningSite()
  return { ...site, browser: await signedInOwner(site) }
}

async function renamed(browser: OwnersBrowser, name: string) {
  const response = await browser.get('/api/site-content')
  const { siteContent } = response.json()
  const value = { ...siteContent, doctorInfo: { ...siteContent.doctorInfo, name } }
  return { document: 'site-content', tag: `${response.headers.etag}`, value }
}

async function retitled(browser: OwnersBrowser, id: string, title: string) {
  const response = await browser.get(`/api/services/${id}`)
  const value = { ...response.json(), title }
  return { document: 'services', entry: id, tag: `${response.headers.etag}`, value }
}

const publish = (browser: OwnersBrowser, ...changes: unknown[]) =>
  browser.post('/api/publish-drafts', { changes })

describe('publishing several drafts', () => {
  test('saves documents and entries in one release, with a revision of each', async () => {
    const { browser, publisher } = await signedInSite()
    const selection = await browser.get('/api/selected-sections')
    const hidden = { ...selection.json(), Insurance: { ...selection.json().Insurance, display: false } }

    const published = await publish(
      browser,
      await renamed(browser, 'Dra. Publicada'),
      await retitled(browser, 'colposcopia', 'Colposcopia digital'),
      await retitled(browser, 'papanicolau', 'Citología'),
      { document: 'selected-sections', tag: `${selection.headers.etag}`, value: hidden },
    )

    expect(published.statusCode).toBe(200)
    expect(published.json()).toMatchObject({
      release: { id: 2 },
      saved: [
        { document: 'site-content', revision: { number: 2, author: 'Dra. Ana' } },
        { document: 'services', entry: 'colposcopia', revision: { number: 2 } },
        { document: 'services', entry: 'papanicolau', revision: { number: 3 } },
        { document: 'selected-sections', revision: { number: 2 } },
      ],
    })
    const { snapshot } = publisher.live ?? {}
    expect(snapshot?.['site-content'].doctorInfo.name).toBe('Dra. Publicada')
    expect(snapshot?.services.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Colposcopia digital', 'Citología']),
    )
    expect(snapshot?.['selected-sections'].Insurance.display).toBe(false)
    const tag = published.json().saved[1].etag
    expect((await browser.get('/api/services/colposcopia')).headers.etag).toBe(tag)
    expect((await browser.get('/api/services/colposcopia/revisions')).json().revisions).toHaveLength(2)
  })

  test('saves nothing if one of them is stale, and says what is stored instead', async () => {
    const { browser, publisher } = await signedInSite()
    const mine = await renamed(browser, 'Dra. Mía')
    const stale = await retitled(browser, 'colposcopia', 'La mía')
    await browser.put('/api/services/colposcopia', { ...stale.value, title: 'La otra' })
    const before = publisher.live?.record?.id

    const refused = await publish(browser, mine, stale)

    expect(refused.statusCode).toBe(409)
    expect(refused.json().current.conflicts).toMatchObject([
      { document: 'services', entry: 'colposcopia', current: { entry: { title: 'La otra' } } },
    ])
    expect((await browser.get('/api/site-content')).json().siteContent.doctorInfo.name).not.toBe('Dra. Mía')
    expect(publisher.live?.record?.id).toBe(before)
  })

  test('saves nothing if one of them is invalid, and names its place', async () => {
    const { browser } = await signedInSite()
    const mine = await renamed(browser, 'Dra. Mía')
    const invalid = await retitled(browser, 'colposcopia', '')

    const refused = await publish(browser, mine, invalid)

    expect(refused.statusCode).toBe(400)
    expect(refused.json().issues).toMatchObject([{ path: 'changes[1].value.title' }])
    expect((await browser.get('/api/site-content')).headers.etag).toBe(mine.tag)
  })

  test('changes nothing when it is repeated because its response was lost', async () => {
    const { browser } = await signedInSite()
    const created = {
      document: 'services',
      entry: null,
      tag: null,
      value: { id: 'nuevo-servicio', title: 'Nuevo', shortDescription: 'Texto.' },
    }
    const moved = await retitled(browser, 'colposcopia', 'Colposcopia')
    const changes = [
      await renamed(browser, 'Dra. Repetida'),
      created,
      { ...moved, value: { ...moved.value, id: 'colposcopia-digital' } },
    ]
    const first = await publish(browser, ...changes)
    expect(first.statusCode).toBe(200)

    const again = await publish(browser, ...changes)

    expect(again.statusCode).toBe(200)
    expect(again.json().saved.map(({ etag }: { etag: string }) => etag)).toEqual(
      first.json().saved.map(({ etag }: { etag: string }) => etag),
    )
  })

  test('by an assistant saves nothing if a change is only for an owner', async () => {
    const { browser, ...site } = await signedInSite()
    const assistant = await signedInAssistant(site)
    const mine = await renamed(assistant, 'Dra. Ana')
    mine.value.doctorInfo.cedProf = 'Cédula 9999999, Universidad'

    const refused = await publish(assistant, await retitled(assistant, 'colposcopia', 'Mía'), mine)

    expect(refused.statusCode).toBe(403)
    expect((await browser.get('/api/services/colposcopia')).json().title).not.toBe('Mía')
  })

  test('does not let an assistant sign an article', async () => {
    const { browser, ...site } = await signedInSite()
    const assistant = await signedInAssistant(site)
    const change = await retitled(browser, 'colposcopia', 'Colposcopia')
    const signOff = { date: '2026-11-22', reviewer: 'Dra. Ana', licence: '1234567' }

    const refused = await publish(assistant, { ...change, value: { ...change.value, signOff } })

    expect([refused.statusCode, refused.json().code]).toEqual([403, 'owner_only'])
  })
})

describe('publishing a new entry', () => {
  test('says which entry has its address, and finds a moved entry at its new address', async () => {
    const { browser } = await signedInSite()
    const taken = await retitled(browser, 'colposcopia', 'Otra')
    const created = await publish(browser, { ...taken, entry: null, tag: null })
    expect(created.json().current.conflicts).toMatchObject([
      { entry: null, current: { entry: { id: 'colposcopia', title: 'Colposcopia' } } },
    ])

    const moved = await retitled(browser, 'colposcopia', 'Colposcopia')
    const value = { ...moved.value, id: 'colposcopia-digital' }
    expect((await publish(browser, { ...moved, value })).statusCode).toBe(200)
    const later = await publish(browser, { ...moved, value: { ...value, title: 'Más nueva' } })
    expect(later.json().current.conflicts).toMatchObject([
      { entry: 'colposcopia', current: { entry: { id: 'colposcopia-digital' } } },
    ])
  })
})

describe('publishing the order of entries', () => {
  type Listed = { readonly id: string; readonly title: string }

  /** The change to publish, and a function that changes the arrangement in it. */
  async function arranged(browser: OwnersBrowser, edit: (entries: Arrangement['entries']) => unknown) {
    const listed: readonly Listed[] = (await browser.get('/api/entries/services')).json().entries
    const tag = orderTag(
      'services',
      listed.map(({ id }) => id),
    )
    return { document: 'services', tag, value: { entries: edit(arrangementOf(listed).entries) } }
  }

  const without = (id: string) => (entries: Arrangement['entries']) =>
    entries.map((entry) => (entry.id === id ? { ...entry, isRemoved: true } : entry))
  const idsOf = async (browser: OwnersBrowser) =>
    (await browser.get('/api/entries/services')).json().entries.map(({ id }: Listed) => id)

  test('orders and deletes in one release with new and changed entries, and may be repeated', async () => {
    const { browser, publisher } = await signedInSite()
    const before = await idsOf(browser)
    const created = {
      document: 'services',
      entry: null,
      tag: null,
      value: { id: 'nuevo-servicio', title: 'Nuevo', shortDescription: 'Texto.' },
    }
    const change = await arranged(browser, (entries) => without('colposcopia')(entries.toReversed()))
    const changes = [created, await retitled(browser, 'papanicolau', 'Citología'), change]

    const published = await publish(browser, ...changes)

    expect(published.statusCode).toBe(200)
    const wanted = [...before.toReversed().filter((id: string) => id !== 'colposcopia'), 'nuevo-servicio']
    expect(await idsOf(browser)).toEqual(wanted)
    expect(publisher.live?.snapshot.services.map(({ id }) => id)).toEqual(wanted)
    expect(published.json().saved.map(({ entry = '' }) => entry)).toEqual([
      'nuevo-servicio',
      'papanicolau',
      '',
    ])
    const number = await browser.get('/api/services/papanicolau').then(({ headers }) => headers.etag)

    expect((await publish(browser, ...changes)).statusCode).toBe(200)
    expect(await idsOf(browser)).toEqual(wanted)
    expect((await browser.get('/api/services/papanicolau')).headers.etag).toBe(number)
    // The text of a deleted entry is kept.
    expect((await browser.get('/api/services/colposcopia/revisions')).json().revisions).not.toHaveLength(0)
  })

  test('is refused when a person added an entry meanwhile, with the order that is stored', async () => {
    const { browser } = await signedInSite()
    const change = await arranged(browser, (entries) => entries.toReversed())
    await browser.put('/api/services/otro', { title: 'Otro', shortDescription: 'Texto.' })

    const refused = await publish(browser, change)

    expect(refused.statusCode).toBe(409)
    const [{ document, current }] = refused.json().current.conflicts
    expect(document).toBe('services')
    expect(current.arrangement.entries.at(-1)).toEqual({ id: 'otro', title: 'Otro', isRemoved: false })
    expect((await publish(browser, { ...change, tag: current.etag })).statusCode).toBe(200)
    expect((await idsOf(browser)).at(-1)).toBe('otro')
  })

  test('lets an assistant order, and not delete', async () => {
    const { browser, ...site } = await signedInSite()
    const assistant = await signedInAssistant(site)
    const before = await idsOf(browser)

    const refused = await publish(assistant, await arranged(assistant, without('colposcopia')))
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'owner_only'])
    expect(await idsOf(browser)).toEqual(before)

    const ordered = await publish(assistant, await arranged(assistant, (entries) => entries.toReversed()))
    expect(ordered.statusCode).toBe(200)
    expect(await idsOf(browser)).toEqual(before.toReversed())
  })

  test.each([
    ['a list of entries', [{ id: 'colposcopia' }]],
    ['an entry without a name', { entries: [{ id: 'colposcopia', isRemoved: false }] }],
  ])('refuses %s', async (_, value) => {
    const { browser } = await signedInSite()

    const refused = await publish(browser, { document: 'services', tag: null, value })

    expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalid_document'])
  })
})
