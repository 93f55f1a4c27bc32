import { beforeAll, describe, expect, test } from 'vitest'
import { beginEntry, editNext, leaveOut, listNext, readNext } from '#tests/server/next-version.ts'
import { type OwnersBrowser, signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite, sharedSite } from '#tests/server/running-site.ts'
import { maxDrafts } from '../../store/drafts.ts'

/** For changes that are refused. */
const site = sharedSite()
let owner: OwnersBrowser
beforeAll(async () => {
  owner = await signedInOwner(site())
})

async function signedInSite() {
  const site = await runningSite()
  return { ...site, browser: await signedInOwner(site) }
}

const sitePath = '/api/next/site-content'
const nameTo = (before: string, after: string) => ({ kind: 'set', path: 'doctorInfo.name', before, after })
const send = (browser: OwnersBrowser, changes: readonly object[], version: string | null = null) =>
  browser.post(sitePath, { version, changes })
const nameIn = async (browser: OwnersBrowser) => (await browser.get(sitePath)).json().value.doctorInfo.name

async function saveContent(browser: OwnersBrowser, doctorInfo: object) {
  const { siteContent } = (await browser.get('/api/site-content')).json()
  const saved = { ...siteContent, doctorInfo: { ...siteContent.doctorInfo, ...doctorInfo } }
  expect((await browser.post('/api/site-content', { siteContent: saved })).statusCode).toBe(200)
}

describe('a change of the next version', () => {
  test('is listed with who made it, is read again, and never becomes public', async () => {
    const { browser, ...site } = await signedInSite()
    const before = await nameIn(browser)
    const { version } = (await send(browser, [nameTo(before, 'Dra. Próxima')])).json()

    const assistant = await signedInAssistant(site)
    expect((await assistant.get(sitePath)).json()).toMatchObject({
      version,
      base: { doctorInfo: { name: before } },
      value: { doctorInfo: { name: 'Dra. Próxima' } },
    })
    expect(await listNext(assistant)).toMatchObject([
      { document: 'site-content', version, notes: [{ key: 'doctorInfo.name', author: 'Dra. Ana' }] },
    ])
    const { siteContent } = (await browser.get('/api/site-content')).json()
    expect(siteContent.doctorInfo.name).toBe(before)
  })

  test('that is taken back leaves nothing', async () => {
    const { browser } = await signedInSite()
    const before = await nameIn(browser)
    const { version } = (await send(browser, [nameTo(before, 'Otra')])).json()
    expect((await send(browser, [nameTo('Otra', before)], version)).json()).toEqual({
      version: null,
      clashes: [],
    })
    expect(await listNext(browser)).toEqual([])
  })

  test('that is sent twice is made once', async () => {
    const { browser } = await signedInSite()
    const change = nameTo(await nameIn(browser), 'Dra. Próxima')
    const { version } = (await send(browser, [change])).json()
    const again = (await send(browser, [change])).json()
    expect(again).toMatchObject({ version, clashes: [], current: { version } })
  })

  test('of what another person changed is not made, and says who and when; the others of the call are', async () => {
    const { browser, ...site } = await signedInSite()
    const before = await nameIn(browser)
    const assistant = await signedInAssistant(site)
    await send(assistant, [nameTo(before, 'La de Eva')])
    const { base } = await readNext(browser, 'site-content')
    const { city } = Object(base).doctorInfo
    const answer = await send(browser, [
      nameTo(before, 'La mía'),
      { kind: 'set', path: 'doctorInfo.city', before: city, after: 'Zapopan' },
    ])
    expect(answer.json()).toMatchObject({
      clashes: [{ index: 0, found: 'La de Eva', author: 'Eva Luna', changedAt: expect.any(String) }],
      current: { value: { doctorInfo: { name: 'La de Eva', city: 'Zapopan' } } },
    })
  })

  test('stays over what is saved meanwhile, and goes when the same is saved', async () => {
    const { browser } = await signedInSite()
    await editNext(browser, 'site-content', { 'doctorInfo.name': 'Dra. Próxima' })
    await saveContent(browser, { name: 'Dra. Guardada', city: 'León' })
    expect(await readNext(browser, 'site-content')).toMatchObject({
      base: { doctorInfo: { name: 'Dra. Guardada', city: 'León' } },
      value: { doctorInfo: { name: 'Dra. Próxima', city: 'León' } },
    })
    expect(await listNext(browser)).toHaveLength(1)
    await saveContent(browser, { name: 'Dra. Próxima' })
    expect(await listNext(browser)).toEqual([])
  })

  test('of an entry and of the order of all entries have places of their own', async () => {
    const { browser } = await signedInSite()
    await editNext(browser, 'services/colposcopia', { title: '' })
    await editNext(browser, 'services', { 'entries.0.isRemoved': true })
    expect(await listNext(browser)).toMatchObject([
      { document: 'services', entry: 'colposcopia' },
      { document: 'services' },
    ])
  })

  test('begins a new entry, and creates one again that was deleted meanwhile', async () => {
    const { browser } = await signedInSite()
    expect((await browser.post('/api/next/services/nuevo', { version: null, changes: [] })).statusCode).toBe(
      404,
    )
    expect((await beginEntry(browser, 'services', { title: 'Menopausia' })).statusCode).toBe(200)
    expect(await readNext(browser, 'services/nuevo')).toMatchObject({
      baseTag: null,
      value: { title: 'Menopausia' },
    })
    await editNext(browser, 'services/colposcopia', { title: 'Otra' })
    await browser.send({ method: 'DELETE', url: '/api/services/colposcopia' })
    expect(await readNext(browser, 'services/colposcopia')).toMatchObject({
      baseTag: null,
      value: { title: 'Otra' },
    })
  })

  test('may have the six characters that stand for a NUL in JSON', async () => {
    const { browser } = await signedInSite()
    const change = nameTo(await nameIn(browser), 'Dra. \\u0000')
    expect((await send(browser, [change])).statusCode).toBe(200)
    expect(await nameIn(browser)).toBe('Dra. \\u0000')
  })

  test('adds an item once, although the call has it twice', async () => {
    const { browser } = await signedInSite()
    const added = { kind: 'added', path: 'navMenu.items.nuevo', after: { id: 'nuevo' }, follows: [null] }
    expect((await send(browser, [added, added])).statusCode).toBe(200)
    const { items } = (await browser.get(sitePath)).json().value.navMenu
    expect(items.filter(({ id }: { id: string }) => id === 'nuevo')).toHaveLength(1)
  })

  test.each([
    ['of a place that the document does not have', [{ kind: 'set', path: 'doctorInfo.x', after: 'x' }], 400],
    ['with a value of another kind', [{ kind: 'set', path: 'doctorInfo.name', after: ['Dra.'] }], 400],
    ['of a group as a whole', [{ kind: 'set', path: 'doctorInfo', after: {} }], 400],
    ['of an order of what is no list', [{ kind: 'ordered', path: 'doctorInfo', after: [] }], 400],
    ['with a NUL', [{ kind: 'set', path: 'doctorInfo.name', after: 'a\0' }], 400],
  ])('%s is refused', async (_, changes, status) => {
    const response = await send(owner, changes)
    expect(response.statusCode).toBe(status)
    expect(await listNext(owner)).toEqual([])
  })

  test('is refused when there is too much that is not published', async () => {
    const { browser, store } = await signedInSite()
    await beginEntry(browser, 'services', { title: 'Una' })
    const row = await store.db.selectFrom('draft').selectAll().executeTakeFirstOrThrow()
    const copies = Array.from({ length: maxDrafts - 1 }, (_, index) => ({ ...row, entry: `copia-${index}` }))
    await store.db.insertInto('draft').values(copies).execute()
    expect((await beginEntry(browser, 'services', { title: 'Demás' }, 'nuevo.2')).statusCode).toBe(413)
  })
})

test('the list has the published sections while others are saved', async () => {
  const { browser } = await signedInSite()
  const sections = async () => (await browser.get('/api/next')).json().publishedSections
  const published = (await browser.get('/api/selected-sections')).json()
  expect(await sections()).toBeNull()
  const hidden = { ...published, Hero: { ...published.Hero, display: false } }
  expect((await browser.post('/api/selected-sections', hidden)).statusCode).toBe(200)
  expect(await sections()).toEqual(published)
  expect((await browser.post('/api/update-sections')).statusCode).toBe(200)
  expect(await sections()).toBeNull()
})

test('what is left out is the same for everybody, and is forgotten with its change', async () => {
  const { browser, ...site } = await signedInSite()
  const assistant = await signedInAssistant(site)
  const before = await nameIn(browser)
  const leftOut = async () =>
    (await listNext(assistant)).flatMap(({ notes }) =>
      notes.flatMap(({ key, isLeftOut }) => (isLeftOut ? [key] : [])),
    )
  await editNext(browser, 'site-content', { 'doctorInfo.name': 'Dra. Ana Ruiz' })
  expect((await leaveOut(browser, 'site-content', 'doctorInfo.name')).statusCode).toBe(204)
  expect(await leftOut()).toEqual(['doctorInfo.name'])
  await editNext(browser, 'site-content', { 'doctorInfo.name': 'Dra. Ana Ruiz Soto' })
  expect(await leftOut()).toEqual(['doctorInfo.name'])
  await editNext(browser, 'site-content', { 'doctorInfo.name': before })
  await editNext(browser, 'site-content', { 'doctorInfo.name': 'Dra. Ana Ruiz' })
  expect(await leftOut()).toEqual([])
})
