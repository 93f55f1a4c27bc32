import { describe, expect, test, vi } from 'vitest'
import { type OwnersBrowser, signedInAssistant, signedInOwner } from '../../testing/owner.ts'
import { runningSite } from '../../testing/running-site.ts'

// Each test hashes a password, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

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
    const signOff = { date: '2026-11-22', reviewer: 'Dra. Ana', licence: '1234567', digest: 'x' }

    const refused = await publish(assistant, { ...change, value: { ...change.value, signOff } })

    expect([refused.statusCode, refused.json().code]).toEqual([403, 'owner_only'])
  })
})
