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

    expect((await browser.get('/api/revisions/site-content/1')).statusCode).toBe(400)
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
      '/api/render',
      '/api/status',
      '/api/setup',
      '/api/auth/sign-in/email',
      '/api/revisions/{document}',
      '/api/revisions/{document}/{number}',
    ]),
  )
  const body = paths['/api/site-content'].post.requestBody.content['application/json'].schema
  const { overlayOpacity } = body.properties.siteContent.properties.heroSection.properties
  expect(overlayOpacity).toMatchObject({ minimum: 0, maximum: 1 })
  expect(body.additionalProperties).toBe(false)
  expect(paths['/api/site-content'].post.responses['200']).toBeDefined()
})
