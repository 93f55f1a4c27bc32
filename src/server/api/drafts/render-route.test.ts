import { beforeAll, describe, expect, test } from 'vitest'
import { diff } from '#content/changes/diff.ts'
import type { DraftDocument } from '#content/documents/draft-schema.ts'
import { toSent } from '#content/documents/sent-change.ts'
import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import type { Json } from '#content/values/json.ts'
import { sampleDocuments } from '#sample/index.ts'
import { draftTree } from '#server/store/read-draft.ts'
import { fakeRenderer } from '#tests/server/fake-renderer.ts'
import { type OwnersBrowser, signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite, sharedSite } from '#tests/server/running-site.ts'
import { siteContentOf } from '#tests/server/site-documents.ts'

const { services, 'site-content': content, 'selected-sections': sections } = parseSnapshot(sampleDocuments)
const [first, second, third] = services
if (!first || !second || !third) throw new Error('The sample has services.')

/** Its pages say the doctor's name, whether the hero is shown, and the titles of the services. */
function wordyRenderer() {
  const words = (snapshot: Snapshot) =>
    `Portada: ${snapshot['selected-sections'].Hero.display}|${snapshot.services.map(({ title }) => title).join('|')}`
  const pages = fakeRenderer({
    paths: ['/', '/servicios', '/servicios/consulta-larga', ...services.map(({ id }) => `/servicios/${id}`)],
    formerPaths: { '/perfil-antiguo': { status: 308, location: '/servicios' } },
    change: ({ render, snapshot }) => ({
      render(path) {
        const page = render(path)
        return page && { ...page, body: `${page.body}${words(snapshot)}` }
      },
    }),
  })
  const renderForEditing: typeof pages.renderForEditing = (snapshot, path, compared) => {
    const { page, ...rest } = pages.renderForEditing(snapshot, path, compared)
    return { page: { ...page, body: `${page.body}${words(snapshot)}` }, ...rest }
  }
  return { ...pages, renderForEditing }
}

async function siteToRender() {
  const site = await runningSite({ renderer: wordyRenderer() })
  return { site, owner: await signedInOwner(site) }
}

/** For tests that save nothing. */
const shared = sharedSite({ renderer: wordyRenderer() })
let owner: OwnersBrowser
beforeAll(async () => {
  owner = await signedInOwner(shared())
})

/** What an editor changed of a document or entry. */
function edit(document: DraftDocument, entry: string | undefined, before: Json, after: Json) {
  const changes = diff(draftTree({ document, entry }), before, after).map(toSent)
  return { document, ...(entry !== undefined && { entry }), changes }
}

const named = (name: string, before = content.doctorInfo.name) => {
  const withName = (text: string) => ({ ...content, doctorInfo: { ...content.doctorInfo, name: text } })
  return edit('site-content', undefined, withName(before), withName(name))
}
const retitled = (title: string) => edit('services', first.id, first, { ...first, title })

const render = async (browser: OwnersBrowser, body: object) =>
  (await browser.post('/api/render', { at: 'next', path: '/', ...body })).json()

/** Puts a change into the next version. */
function store(browser: OwnersBrowser, { document, entry, ...rest }: ReturnType<typeof edit>) {
  const url = entry === undefined ? `/api/next/${document}` : `/api/next/${document}/${entry}`
  return browser.post(url, { version: null, ...rest })
}

describe('a page of the next version', () => {
  test('shows what was edited, with unsent changes over it, and saves nothing', async () => {
    const { site, owner } = await siteToRender()
    const { live } = site.publisher
    await store(owner, named('Dra. Ana Ruiz'))

    const { html, status, fields, refused } = await render(owner, { changes: [retitled('Consulta larga')] })

    expect({ status, fields, refused }).toEqual({ status: 200, fields: [], refused: [] })
    expect(html).toContain('/ · Dra. Ana Ruiz')
    expect(html).toContain('Consulta larga')
    expect(site.publisher.live).toBe(live)
    expect((await owner.get('/api/next')).json().drafts).toHaveLength(1)
  })

  test('shows an unsent change over the one that was sent of the same field', async () => {
    const { owner } = await siteToRender()
    await store(owner, named('Dra. Ana'))

    expect((await render(owner, { changes: [named('Dra. Ana Ruiz', 'Dra.')] })).html).toContain(
      'Dra. Ana Ruiz',
    )
  })

  test('shows what was edited, taken back or published by others since the page before', async () => {
    const { owner } = await siteToRender()
    const shown = async () => (await render(owner, { changes: [retitled('Sin enviar')] })).html
    await store(owner, named('Dra. Primera'))
    expect(await shown()).toContain('Dra. Primera')
    await store(owner, named('Dra. Segunda', 'Dra. Primera'))
    expect(await shown()).toContain('Dra. Segunda')
    await owner.put(`/api/services/${second.id}`, { ...second, title: 'De otro programa' })
    expect(await shown()).toContain('De otro programa')
    await store(owner, named(content.doctorInfo.name, 'Dra. Segunda'))
    expect(await shown()).not.toContain('Dra. Segunda')
  })

  test('names the fields of its texts if it is traced', async () => {
    const { fields } = await render(owner, { isTraced: true })

    expect(fields).toEqual([[0, { document: 'site-content', path: 'doctorInfo.name' }]])
  })

  test('keeps the saved value of a field that does not accept its draft, and names the field', async () => {
    const { html, refused } = await render(owner, { changes: [named('')] })

    expect(html).toContain(content.doctorInfo.name)
    expect(refused).toEqual([{ document: 'site-content', path: 'doctorInfo.name' }])
  })

  test('shows a new entry behind the others, and leaves out one that has no valid address', async () => {
    const begin = { ...first, id: '', title: '' }
    const added = (id: string) => ({
      changes: [{ ...edit('services', 'nuevo', begin, { ...begin, id, title: 'Servicio nuevo' }), begin }],
    })

    expect((await render(owner, added('servicio-nuevo'))).html).toMatch(/Servicio nuevo$/)
    expect((await render(owner, added(''))).html).not.toContain('Servicio nuevo')
  })

  test('shows the entries in the drafted order, without the deleted ones', async () => {
    const places = services.map(({ id }) => ({ id, title: id, isRemoved: false }))
    const [one, two, three, ...others] = places
    const after = [three, one, { ...two, isRemoved: true }, ...others].map((place) => ({ ...place }))
    const order = edit('services', undefined, { entries: places }, { entries: after })

    const { html } = await render(owner, { changes: [order] })

    const rest = services.slice(3).map(({ title }) => title)
    expect(html).toContain([third.title, first.title, ...rest].join('|'))
  })

  test('shows sections that are saved and not published, and those that are only tried', async () => {
    const { owner } = await siteToRender()
    const hidden = { ...sections, Hero: { ...sections.Hero, display: false } }
    const tried = edit('selected-sections', undefined, sections, hidden)
    expect((await render(owner, { changes: [tried] })).html).toContain('Portada: false')
    expect((await render(owner, {})).html).toContain('Portada: true')

    await owner.post('/api/selected-sections', { Hero: { display: false } })

    expect((await render(owner, {})).html).toContain('Portada: false')
    expect((await render(owner, { at: 'published' })).html).toContain('Portada: true')
  })

  test('is found at the saved address of an entry that gets another one', async () => {
    const moved = edit('services', first.id, first, { ...first, id: 'consulta-larga' })

    const page = await render(owner, { changes: [moved], path: `/servicios/${first.id}` })

    expect(page).toMatchObject({ status: 200, html: expect.stringContaining('/servicios/consulta-larga ·') })
  })
})

describe('a page of what would be published', () => {
  const toPublish = { onlyToPublish: true }

  test('leaves out what is marked as left out', async () => {
    const { owner } = await siteToRender()
    await store(owner, named('Dra. Ana Ruiz'))
    const thing = { document: 'site-content', thing: 'doctorInfo.name', isLeftOut: true }
    await owner.put('/api/left-out', thing)

    expect((await render(owner, toPublish)).html).not.toContain('Dra. Ana Ruiz')
    expect((await render(owner, {})).html).toContain('Dra. Ana Ruiz')
  })

  test('leaves out, for an assistant, the deletion of an entry', async () => {
    const { site, owner } = await siteToRender()
    const assistant = await signedInAssistant(site)
    const places = services.map(({ id }) => ({ id, title: id, isRemoved: false }))
    const without = places.map((place) => ({ ...place, isRemoved: place.id === first.id }))
    await store(owner, edit('services', undefined, { entries: places }, { entries: without }))

    expect((await render(owner, toPublish)).html).not.toContain(first.title)
    expect((await render(assistant, toPublish)).html).toContain(first.title)
  })
})

describe('a page of another version', () => {
  test('is the published one, or has one document as it was', async () => {
    const { owner } = await siteToRender()
    await owner.post('/api/site-content', { siteContent: siteContentOf('Dra. Segunda') })
    await store(owner, named('Dra. Tercera', 'Dra. Segunda'))

    const former = { at: { document: 'site-content', number: 1 } }
    expect((await render(owner, { at: 'published' })).html).toContain('Dra. Segunda')
    expect((await render(owner, former)).html).toContain(content.doctorInfo.name)
    expect((await render(owner, { at: { document: 'site-content', number: 99 } })).status).toBe(404)
  })

  test('is refused if the version no longer matches its schema', async () => {
    const { site, owner } = await siteToRender()
    await owner.post('/api/site-content', { siteContent: siteContentOf('Dra. Segunda') })
    await site.store.db
      .updateTable('revision')
      .set({ value: '{"doctorInfo":{}}' })
      .where('document', '=', 'site-content')
      .where('number', '=', 1)
      .execute()

    const answer = await render(owner, { at: { document: 'site-content', number: 1 } })

    expect(answer).toMatchObject({ code: 'invalid_document', status: 400 })
  })
})

test('without a path, a page that shows a section is rendered', async () => {
  const pageWith = async (section?: string) =>
    (await render(owner, { path: undefined, ...(section && { section }) })).html
  const topic = services.find(({ ctaText }) => ctaText !== '')

  expect(await pageWith()).toContain('<title>/ ·')
  expect(await pageWith('Hero')).toContain('<title>/ ·')
  expect(await pageWith('CallToActionIndividual')).toContain(`<title>/servicios/${topic?.id} ·`)
})

test('a former address shows the page that it leads to, and an address without a page the 404 page', async () => {
  expect((await render(owner, { path: '/perfil-antiguo' })).html).toContain('/servicios ·')
  expect((await render(owner, { path: '/servicios/#top' })).html).toContain('/servicios ·')
  expect(await render(owner, { path: '/no-existe' })).toMatchObject({ status: 404, html: expect.any(String) })
})

test('a page is not stored by the browser, and compressed if it can read that', async () => {
  const body = { at: 'published', path: '/' }

  const plain = await owner.post('/api/render', body)
  const compressed = await owner.post('/api/render', body, { 'accept-encoding': 'gzip' })

  expect(plain.headers['cache-control']).toBe('no-store')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
})

test('needs a session, and is refused to pages of other sites', async () => {
  const status = async (headers: Record<string, string>) => {
    const payload = { at: 'next', path: '/' }
    return (await shared().app.inject({ method: 'POST', url: '/api/render', payload, headers })).statusCode
  }

  expect(await status({})).toBe(401)
  expect(await status({ cookie: owner.cookie, 'sec-fetch-site': 'cross-site' })).toBe(403)
})

test.each([
  ['a path of another site', { path: 'https://otro.example' }, 400],
  ['a version that does not exist', { at: 'draft' }, 400],
  ['a section that does not exist', { section: '__proto__' }, 400],
  ['another key', { drafts: [] }, 400],
  ['a document that no one edits', { changes: [{ document: 'accounts', changes: [] }] }, 400],
  ['an entry of no list', { changes: [{ document: 'gallery', entry: 'a', changes: [] }] }, 404],
  [
    'a place that the document does not have',
    { changes: [{ document: 'gallery', changes: [{ kind: 'set', path: 'x', after: 1 }] }] },
    400,
  ],
])('refuses %s', async (_name, body, status) => {
  const response = await owner.post('/api/render', { at: 'next', path: '/', ...body })

  expect(response.statusCode).toBe(status)
})

test('the frame of a page is empty, has the headers of the pages, and may be framed only by the site', async () => {
  const { body, headers } = await owner.get('/api/page-frame')

  expect((await shared().app.inject('/api/page-frame')).statusCode).toBe(401)
  expect(body).toContain('<body></body>')
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'SAMEORIGIN',
  })
  const policy = `${headers['content-security-policy']}`
  for (const rule of [
    "frame-ancestors 'self'",
    "style-src 'self';",
    "script-src 'self';",
    'frame-src https://',
  ])
    expect(policy).toContain(rule)
})
