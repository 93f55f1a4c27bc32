import { expect, test } from 'vitest'
import { sampleDocuments } from '#sample/index.ts'
import { fakeRenderer } from '#tests/server/fake-renderer.ts'
import { signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

const { doctorInfo } = sampleDocuments['site-content']
const [service] = sampleDocuments.services

/** A site whose pages say the doctor's name, whether the hero is shown, and the titles of the services. */
async function editedSite() {
  const pages = fakeRenderer({ paths: ['/', '/servicios'] })
  const renderForEditing: typeof pages.renderForEditing = (snapshot, path, compared) => {
    const { page, ...rest } = pages.renderForEditing(snapshot, path, compared)
    const { Hero } = snapshot['selected-sections']
    const titles = snapshot.services.map(({ title }) => title)
    return { page: { ...page, body: `${page.body}Portada: ${Hero.display}|${titles.join('|')}` }, ...rest }
  }
  const site = await runningSite({ renderer: { ...pages, renderForEditing } })
  return { site, owner: await signedInOwner(site) }
}

const nothing = { path: '/', documents: {}, entries: [] }
const named = (name: string) => ({ 'site-content': { doctorInfo: { ...doctorInfo, name } } })

test('renders the drafts of documents and entries, and saves nothing', async () => {
  const { site, owner } = await editedSite()
  const live = site.publisher.live

  const response = await owner.post('/api/edit-page', {
    path: '/',
    documents: named('Dra. Ana Ruiz'),
    entries: [{ document: 'services', id: service?.id, value: { ...service, title: 'Consulta larga' } }],
  })

  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({
    status: 200,
    fields: [[0, { document: 'site-content', path: 'doctorInfo.name' }]],
    refused: [],
  })
  expect(response.json().html).toContain('Dra. Ana Ruiz')
  expect(response.json().html).toContain('Consulta larga')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(site.publisher.live).toBe(live)
  expect((await site.store.latestSummary('site-content'))?.number).toBe(1)
})

test('keeps the saved value of a field that does not accept its draft, and names the field', async () => {
  const { owner } = await editedSite()

  const response = await owner.post('/api/edit-page', { ...nothing, documents: named('') })

  expect(response.json().html).toContain(doctorInfo.name)
  expect(response.json().refused).toEqual([{ document: 'site-content', path: 'doctorInfo.name' }])
})

test('shows a new entry behind the others, and leaves out one that has no valid address', async () => {
  const { owner } = await editedSite()
  const added = (id: string) => ({
    ...nothing,
    entries: [{ document: 'services', value: { ...service, id, title: 'Servicio nuevo' } }],
  })

  expect((await owner.post('/api/edit-page', added('servicio-nuevo'))).json().html).toMatch(/Servicio nuevo$/)
  expect((await owner.post('/api/edit-page', added(''))).json().html).not.toContain('Servicio nuevo')
})

test('shows the sections that are saved and not published', async () => {
  const { owner } = await editedSite()
  await owner.post('/api/selected-sections', { Hero: { display: false } })

  const response = await owner.post('/api/edit-page', nothing)

  expect(response.json().html).toContain('Portada: false')
})

test('needs a session, and is refused to pages of other sites', async () => {
  const { site, owner } = await editedSite()
  const call = (headers: Record<string, string>) =>
    site.app.inject({ method: 'POST', url: '/api/edit-page', payload: nothing, headers })

  expect((await call({})).statusCode).toBe(401)
  expect((await call({ cookie: owner.cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
})

test.each([
  ['a path of another site', { ...nothing, path: 'https://otro.example' }],
  ['a document that no one edits', { ...nothing, documents: { accounts: {} } }],
  ['an entry of no list', { ...nothing, entries: [{ document: 'gallery', value: {} }] }],
  ['another key', { ...nothing, drafts: [] }],
])('refuses %s', async (_name, payload) => {
  const { owner } = await editedSite()

  expect((await owner.post('/api/edit-page', payload)).statusCode).toBe(400)
})

test('shows the entries in the drafted order, without the deleted ones and with those added meanwhile', async () => {
  const { owner } = await editedSite()
  const [first, second, third] = sampleDocuments.services
  const places = [third, first].map((entry) => ({ id: entry?.id, title: '', isRemoved: false }))
  const removed = { id: second?.id, title: '', isRemoved: true }

  const arrangements = { services: { entries: [...places, removed] } }
  const response = await owner.post('/api/edit-page', { ...nothing, arrangements })

  const others = sampleDocuments.services.slice(3).map(({ title }) => title)
  expect(response.json().html).toContain([third?.title, first?.title, ...others].join('|'))
})
