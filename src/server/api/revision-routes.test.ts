import { describe, expect, test } from 'vitest'
import { ana, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { sampleDocuments, siteContentOf } from '#tests/server/site-documents.ts'

const sampleDoctor = sampleDocuments['site-content'].doctorInfo.name

async function editedSite() {
  const site = await runningSite()
  const browser = await signedInOwner(site)
  await browser.post('/api/site-content', { siteContent: siteContentOf('Dra. Segunda') })
  await browser.post('/api/selected-sections', { Hero: { component: 'hero-static', display: false } })
  return { ...site, browser }
}

describe('the revisions of a document', () => {
  test('are listed, newest first', async () => {
    const { browser } = await editedSite()

    const response = await browser.get('/api/revisions/site-content')

    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual({
      revisions: [
        { number: 2, author: ana.name, createdAt: expect.any(String) },
        { number: 1, author: 'sistema', createdAt: expect.any(String) },
      ],
    })
  })

  test('are read by their number, with their value', async () => {
    const { browser } = await editedSite()

    const content = (await browser.get('/api/revisions/site-content/1')).json()
    const selected = (await browser.get('/api/revisions/selected-sections/2')).json()

    expect(content).toMatchObject({
      number: 1,
      author: 'sistema',
      value: { doctorInfo: { name: sampleDoctor } },
    })
    expect(selected).toMatchObject({ number: 2, value: { Hero: { display: false } } })
  })

  test.each([
    ['/api/revisions/cosas', 400],
    ['/api/revisions/__proto__', 400],
    ['/api/revisions/site-content/99', 404],
    ['/api/revisions/site-content/0', 400],
    ['/api/revisions/site-content/1e9', 400],
    ['/api/revisions/site-content/99999999999999999999', 400],
    ['/api/revisions/site-content/99/page?path=/', 404],
    ['/api/revisions/site-content/1/page', 400],
    ['/api/revisions/site-content/1/page?path=//otro.example', 404],
    ['/api/revisions/site-content/1/page?path=https://otro.example', 400],
  ])('%s gets %i', async (url, status) => {
    const { browser } = await editedSite()

    expect((await browser.get(url)).statusCode).toBe(status)
  })

  test('that no longer match their schema are refused', async () => {
    const { browser, store } = await editedSite()
    await store.db
      .updateTable('revision')
      .set({ value: '{"doctorInfo":{}}' })
      .where('document', '=', 'site-content')
      .where('number', '=', 1)
      .execute()

    const responses = [
      await browser.get('/api/revisions/site-content/1'),
      await browser.get('/api/revisions/site-content/1/page?path=/'),
    ]

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([400, 400])
  })
})

describe('the page of a revision', () => {
  test('shows the site with that revision and the live revisions of the other documents', async () => {
    const { browser, renderer } = await editedSite()

    const old = await browser.get('/api/revisions/site-content/1/page?path=/servicios')
    const live = await browser.get('/api/revisions/site-content/2/page?path=/servicios/')
    const home = await browser.get('/api/revisions/selected-sections/2/page?path=%2F')

    expect(old.statusCode).toBe(200)
    expect(old.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(old.body).toContain(`/servicios · ${sampleDoctor}`)
    expect(live.body).toContain('/servicios · Dra. Segunda')
    expect(home.body).toContain('/ · Dra. Segunda')
    expect(renderer.rendered).toContain('/servicios')
  })

  test('may be framed only by the site, and is neither cached nor indexed', async () => {
    const { browser } = await editedSite()

    const { headers } = await browser.get('/api/revisions/site-content/1/page?path=/contacto')

    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("style-src 'self' 'sha256-abc='")
    expect(policy).toContain('frame-src https://mapa.example')
  })

  test('is the 404 page for a path without a page', async () => {
    const { browser } = await editedSite()

    const response = await browser.get('/api/revisions/site-content/1/page?path=/no-existe')

    expect(response.statusCode).toBe(404)
    expect(response.body).toContain(sampleDoctor)
  })
})

test('the API description contains every call and the limits of the documents', async () => {
  const { browser } = await editedSite()

  const response = await browser.get('/api/docs/openapi.json')
  const simple = await browser.get('/api/docs')

  expect(response.statusCode).toBe(200)
  expect(simple.body).toBe(response.body)
  const { openapi, paths } = response.json()
  expect(openapi).toBe('3.1.0')
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/api/site-content',
      '/api/selected-sections',
      '/api/update-sections',
      '/api/component-image',
      '/api/preview',
      '/api/status',
      '/api/setup',
      '/api/auth/sign-in/email',
      '/api/revisions/{document}',
      '/api/revisions/{document}/{number}',
      '/api/revisions/{document}/{number}/page',
    ]),
  )
  const body = paths['/api/site-content'].post.requestBody.content['application/json'].schema
  const { overlayOpacity } = body.properties.siteContent.properties.heroSection.properties
  expect(overlayOpacity).toMatchObject({ minimum: 0, maximum: 1 })
  expect(body.additionalProperties).toBe(false)
  expect(paths['/api/site-content'].post.responses['200']).toBeDefined()
})
