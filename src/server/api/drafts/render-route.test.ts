import { beforeAll, describe, expect, test } from 'vitest'
import { type OwnersBrowser, signedInOwner } from '#tests/server/owner.ts'
import { edit, named, render, saved, wordyRenderer } from '#tests/server/rendered-site.ts'
import { sharedSite } from '#tests/server/running-site.ts'

const { services, content, first, third } = saved

/** For tests that save nothing. */
const shared = sharedSite({ renderer: wordyRenderer() })
let owner: OwnersBrowser
beforeAll(async () => {
  owner = await signedInOwner(shared())
})

describe('a page of the next version', () => {
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

  test('is found at the saved address of an entry that gets another one', async () => {
    const moved = edit('services', first.id, first, { ...first, id: 'consulta-larga' })

    const page = await render(owner, { changes: [moved], path: `/servicios/${first.id}` })

    expect(page).toMatchObject({ status: 200, html: expect.stringContaining('/servicios/consulta-larga ·') })
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
