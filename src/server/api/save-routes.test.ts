import { describe, expect, test } from 'vitest'
import { ana, signedInOwner } from '#tests/server/owner.ts'
import { doctorIn } from '#tests/server/releases.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { sampleDocuments, siteContentOf } from '#tests/server/site-documents.ts'
import { StoreUnavailableError } from '../store/store-errors.ts'

async function editedSite() {
  const site = await runningSite()
  const browser = await signedInOwner(site)
  const saveDoctor = (doctor: string, headers?: Record<string, string>) =>
    browser.post('/api/site-content', { siteContent: siteContentOf(doctor) }, headers)
  const doctorServed = async () => /· (.+?)<\/title>/.exec(await (await fetch(site.url)).text())?.[1]
  return { ...site, browser, saveDoctor, doctorServed }
}

describe('POST /api/site-content', () => {
  test('responds when visitors get the new text', async () => {
    const { saveDoctor, doctorServed, browser } = await editedSite()

    const response = await saveDoctor('Dra. Nueva')

    expect(await doctorServed()).toBe('Dra. Nueva')
    expect(response.statusCode).toBe(200)
    expect(response.headers.etag).toMatch(/^"site-content-2\.[0-9a-z]+"$/)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toMatchObject({
      siteContent: { doctorInfo: { name: 'Dra. Nueva' } },
      revision: { document: 'site-content', number: 2, author: ana.name, createdAt: expect.any(String) },
      release: { id: 2, publishedAt: expect.any(String) },
    })
    const status = (await browser.get('/api/status')).json()
    expect(status.live).toEqual({
      ...response.json().release,
      revisions: expect.objectContaining({ 'site-content': 2, 'selected-sections': 1 }),
    })
    expect(status.saved['site-content']).toMatchObject({ number: 2, author: ana.name })
  })

  test('with the stored value makes neither a revision nor a release', async () => {
    const { saveDoctor, browser } = await editedSite()
    const first = await saveDoctor('Dra. Nueva')

    const second = await saveDoctor('Dra. Nueva')

    expect(second.statusCode).toBe(200)
    expect(second.headers.etag).toMatch(/^"site-content-2\.[0-9a-z]+"$/)
    expect(second.json()).toEqual(first.json())
    expect((await browser.get('/api/revisions/site-content')).json().revisions).toHaveLength(2)
  })

  test('based on an older revision is refused and returns the stored document', async () => {
    const { saveDoctor, doctorServed } = await editedSite()
    await saveDoctor('Dra. Primera', { 'if-match': '"site-content-1"' })

    const stale = await saveDoctor('Dra. Segunda', { 'if-match': '"site-content-1"' })
    const fresh = await saveDoctor('Dra. Tercera', { 'if-match': '"site-content-2"' })

    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({
      code: 'stale_revision',
      current: {
        siteContent: { doctorInfo: { name: 'Dra. Primera' } },
        revision: { document: 'site-content', number: 2, author: ana.name },
      },
    })
    expect(fresh.statusCode).toBe(200)
    expect(await doctorServed()).toBe('Dra. Tercera')
  })

  test('accepts an If-Match that names the stored revision, and refuses any other', async () => {
    const { saveDoctor } = await editedSite()
    const statusWith = async (ifMatch: string, doctor: string) =>
      (await saveDoctor(doctor, { 'if-match': ifMatch })).statusCode

    const refused = ['"site-content-0"', '"site-content-99"', '"selected-sections-1"', 'cualquiera']
    for (const ifMatch of refused) expect(await statusWith(ifMatch, 'Dra. Nueva'), ifMatch).toBe(409)

    const accepted = ['"site-content-1"', 'W/"site-content-2"', '"otra", "site-content-3"', '*']
    for (const ifMatch of accepted) expect(await statusWith(ifMatch, `Dra. ${ifMatch}`), ifMatch).toBe(200)
  })

  test('accepts one of many concurrent saves of the same revision, and publishes it', async () => {
    const { saveDoctor, doctorServed, store } = await editedSite()
    const names = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'].map((name) => `Dra. ${name}`)

    const responses = await Promise.all(
      names.map((name) => saveDoctor(name, { 'if-match': '"site-content-1"' })),
    )

    const [accepted, ...others] = responses.filter(({ statusCode }) => statusCode === 200)
    expect(others).toEqual([])
    expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4)
    expect(await doctorServed()).toBe(accepted?.json().siteContent.doctorInfo.name)
    expect((await store.latestSummary('site-content'))?.number).toBe(2)
  })

  test('without If-Match stores every one of many concurrent saves, and publishes the last', async () => {
    const { saveDoctor, doctorServed, store } = await editedSite()

    const results = await Promise.all([1, 2, 3, 4, 5].map((index) => saveDoctor(`Dra. ${index}`)))

    const last = results.map((result) => result.json()).find(({ revision }) => revision.number === 6)
    expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect((await store.latestSummary('site-content'))?.number).toBe(6)
    expect(await doctorServed()).toBe(last.siteContent.doctorInfo.name)
  })

  test('reports a save that could not be published, and saving again publishes it', async () => {
    const { saveDoctor, doctorServed, renderer, store } = await editedSite()
    const before = await doctorServed()
    renderer.broken.add('/')

    const failed = await saveDoctor('Dra. Nueva')
    const servedAfterFailure = await doctorServed()
    renderer.broken.delete('/')
    const again = await saveDoctor('Dra. Nueva')

    expect(failed.statusCode).toBe(500)
    expect(failed.json()).toMatchObject({
      code: 'saved_not_published',
      current: { revision: { document: 'site-content', number: 2 } },
    })
    expect(failed.body).not.toContain('broken')
    expect(servedAfterFailure).toBe(before)
    expect(again.statusCode).toBe(200)
    expect(await doctorServed()).toBe('Dra. Nueva')
    expect((await store.latestSummary('site-content'))?.number).toBe(2)
  })

  test('is logged with author, document and time, and without its content', async () => {
    const { saveDoctor, lines } = await editedSite()

    await saveDoctor('Dra. Confidencial')

    const line = lines.find((each) => each.includes('"/api/site-content"'))
    expect(JSON.parse(line ?? '')).toMatchObject({
      time: expect.any(Number),
      method: 'POST',
      route: '/api/site-content',
      status: 200,
      who: ana.email,
      document: 'site-content',
      number: 2,
      from: '127.0.0.0/24',
    })
    expect(lines.join('')).not.toMatch(/Confidencial|session_token/)
  })

  test('is logged with the reason and without its content if it cannot be published', async () => {
    const { saveDoctor, renderer, lines } = await editedSite()
    renderer.broken.add('/')

    await saveDoctor('Dra. Confidencial')

    const failure = lines.filter((line) => line.includes('Falló una llamada')).join('')
    expect(failure).toContain('/ is broken')
    expect(failure).not.toContain('Confidencial')
  })
})

test('the published page names the doctor of the release', async () => {
  const { saveDoctor, publisher } = await editedSite()

  await saveDoctor('Dra. Uno')

  expect(doctorIn(await publisher.live?.find('/'))).toBe('Dra. Uno')
  expect(sampleDocuments['site-content'].doctorInfo.name).not.toBe('Dra. Uno')
})

test('a save gets 503 if the store becomes unavailable while it runs', async () => {
  const { saveDoctor, store } = await editedSite()
  store.saveRevision = () => Promise.reject(new StoreUnavailableError('disk full at /secret'))

  const response = await saveDoctor('Dra. Nueva')

  expect(response.statusCode).toBe(503)
  expect(response.body).not.toContain('secret')
})
