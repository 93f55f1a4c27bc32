import { beforeAll, describe, expect, test } from 'vitest'
import { ana, type OwnersBrowser, signedInOwner } from '#tests/server/owner.ts'
import { runningSite, sharedSite } from '#tests/server/running-site.ts'
import { sampleDocuments, siteContentOf } from '#tests/server/site-documents.ts'

const sampleDoctor = sampleDocuments['site-content'].doctorInfo.name

const site = sharedSite()
let browser: OwnersBrowser
beforeAll(async () => {
  browser = await signedInOwner(site())
  await browser.post('/api/site-content', { siteContent: siteContentOf('Dra. Segunda') })
  await browser.post('/api/selected-sections', { Hero: { component: 'hero-static', display: false } })
})

describe('the revisions of a document', () => {
  test('are listed, newest first', async () => {
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
    const content = (await browser.get('/api/revisions/site-content/1')).json()
    const selected = (await browser.get('/api/revisions/selected-sections/2')).json()

    expect(content).toMatchObject({
      number: 1,
      author: 'sistema',
      value: { doctorInfo: { name: sampleDoctor } },
    })
    expect(selected).toMatchObject({ number: 2, value: { Hero: { display: false } } })
  })

  test('that do not exist are refused', async () => {
    const cases = [
      ['/api/revisions/cosas', 400],
      ['/api/revisions/__proto__', 400],
      ['/api/revisions/site-content/99', 404],
      ['/api/revisions/site-content/0', 400],
      ['/api/revisions/site-content/1e9', 400],
      ['/api/revisions/site-content/99999999999999999999', 400],
    ] as const

    const answers = []
    for (const [url] of cases) answers.push([url, (await browser.get(url)).statusCode])

    expect(answers).toEqual(cases)
  })

  test('that no longer match their schema are refused', async () => {
    const own = await runningSite()
    const owner = await signedInOwner(own)
    await owner.post('/api/site-content', { siteContent: siteContentOf('Dra. Segunda') })
    await own.store.db
      .updateTable('revision')
      .set({ value: '{"doctorInfo":{}}' })
      .where('document', '=', 'site-content')
      .where('number', '=', 1)
      .execute()

    expect((await owner.get('/api/revisions/site-content/1')).statusCode).toBe(400)
  })
})
