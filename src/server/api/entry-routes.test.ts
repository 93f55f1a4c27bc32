import { describe, expect, test } from 'vitest'
import { entryDocuments } from '#content/documents/entries.ts'
import { signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

async function signedInSite() {
  const site = await runningSite()
  return { ...site, browser: await signedInOwner(site) }
}

const menopause = {
  title: 'Menopausia: consulta integral',
  shortDescription: 'Consulta sobre la menopausia.',
  alarmSigns: ['sangra después de un año sin regla'],
}

describe('one entry over the API', () => {
  test('is signed by an owner only, whatever an assistant sends', async () => {
    const { browser: owner, ...site } = await signedInSite()
    const assistant = await signedInAssistant(site)
    const path = '/api/services/colposcopia'
    const signOff = { date: '2026-11-22', reviewer: 'Dra. Ana', licence: '1234567' }
    const entry = (await owner.get(path)).json()

    const refused = await assistant.put(path, { ...entry, signOff })
    const refusedNew = await assistant.put('/api/services/menopausia', { ...menopause, signOff })

    expect([refused.statusCode, refused.json().code]).toEqual([403, 'owner_only'])
    expect(refusedNew.statusCode).toBe(403)
    expect((await assistant.put(path, { ...entry, title: 'Otro título' })).statusCode).toBe(200)
    expect((await assistant.put('/api/services/menopausia', menopause)).statusCode).toBe(200)
    expect((await owner.put(path, { ...entry, signOff })).statusCode).toBe(200)
    expect((await assistant.put(path, { ...entry, signOff, title: 'Otro' })).statusCode).toBe(200)
  })

  test('is read, created, changed, moved to another address and removed', async () => {
    const { browser } = await signedInSite()
    expect((await browser.get('/api/services/menopausia')).statusCode).toBe(404)

    const created = await browser.put('/api/services/menopausia', menopause)

    expect(created.statusCode).toBe(200)
    expect(created.json()).toMatchObject({
      entry: { ...menopause, id: 'menopausia', visible: true },
      revision: { document: 'services', number: 2 },
      release: { id: 2 },
    })
    const read = await browser.get('/api/services/menopausia')
    expect(read.headers.etag).toBe(created.headers.etag)
    expect(read.json()).toEqual(created.json().entry)

    const moved = await browser.put('/api/services/menopausia', { ...menopause, id: 'climaterio' })
    expect(moved.json().entry.id).toBe('climaterio')
    expect((await browser.get('/api/services/menopausia')).statusCode).toBe(404)

    const removed = await browser.delete('/api/services/climaterio')
    expect(removed.json()).toMatchObject({ revision: { number: 4 }, release: { id: 4 } })
    expect((await browser.get('/api/services/climaterio')).statusCode).toBe(404)
    expect((await browser.delete('/api/services/climaterio')).statusCode).toBe(404)
  })

  test('is refused with the stored entry if it is stale, and a save of another entry does not make it stale', async () => {
    const { browser } = await signedInSite()
    const read = await browser.get('/api/services/colposcopia')
    const entry = read.json()
    const ifMatch = { 'If-Match': `${read.headers.etag}` }
    const other = (await browser.get('/api/services/papanicolau')).json()
    await browser.put('/api/services/papanicolau', { ...other, title: 'Citología' })

    const mine = { ...entry, title: 'Colposcopia digital' }
    const first = await browser.put('/api/services/colposcopia', mine, ifMatch)
    expect(first.statusCode).toBe(200)
    const late = { ...entry, title: 'Otra' }
    const second = await browser.put('/api/services/colposcopia', late, ifMatch)

    expect(second.statusCode).toBe(409)
    expect(second.json().current).toMatchObject({
      entry: mine,
      etag: first.headers.etag,
      revision: { number: 3 },
    })
  })

  test('is refused if it was removed meanwhile, or if it should be new but exists', async () => {
    const { browser } = await signedInSite()
    const read = await browser.get('/api/services/colposcopia')
    const ifMatch = { 'If-Match': `${read.headers.etag}` }
    const existing = await browser.put('/api/services/colposcopia', menopause, { 'If-None-Match': '*' })
    await browser.delete('/api/services/colposcopia')

    const gone = await browser.put('/api/services/colposcopia', read.json(), ifMatch)

    expect(existing.statusCode).toBe(409)
    expect(gone.statusCode).toBe(409)
    expect(gone.json().current).toEqual({ entry: null })
  })

  test('is refused with a message at each invalid field', async () => {
    const { browser } = await signedInSite()
    const wrong = { ...menopause, id: 'Menopausia y más', title: '', price: 3, aliases: ['admin'] }

    const response = await browser.put('/api/services/menopausia', wrong)

    expect(response.statusCode).toBe(400)
    expect(
      response
        .json()
        .issues.map(({ path }: { path: string }) => path)
        .toSorted(),
    ).toEqual([...['aliases[0]', 'id', 'price', 'title']])
    expect((await browser.put('/api/services/menopausia', [menopause])).statusCode).toBe(400)
    expect((await browser.put('/api/services/x', { ...menopause, id: 'colposcopia' })).json().issues).toEqual(
      [{ path: 'id', message: expect.stringContaining('ya está en uso') }],
    )
  })

  test('needs a session, for every call', async () => {
    const { url } = await signedInSite()

    for (const document of entryDocuments) {
      for (const path of [document, `entries/${document}`, `${document}/x`, `${document}/x/revisions`]) {
        expect((await fetch(`${url}/api/${path}`)).status).toBe(401)
      }
    }
  })
})

describe('the list of entries', () => {
  test('says what each entry lacks', async () => {
    const { browser } = await signedInSite()
    await browser.put('/api/services/menopausia', menopause)

    const { entries } = (await browser.get('/api/entries/services')).json()

    expect(entries.at(-1)).toMatchObject({
      id: 'menopausia',
      title: menopause.title,
      visible: true,
      missing: ['picture', 'sources', 'description', 'review'],
    })
  })

  test('can be saved as a whole, with issues by their path in the body', async () => {
    const { browser } = await signedInSite()
    const { services } = (await browser.get('/api/services')).json()
    const [first, ...others] = services

    const saved = await browser.post('/api/services', { services: others })
    const wrong = await browser.post('/api/services', { services: [{ ...first, title: '' }] })

    expect(saved.json()).toMatchObject({ services: others, release: { id: 2 } })
    expect(wrong.json().issues).toEqual([
      { path: 'services[0].title', message: 'Este campo es obligatorio.' },
    ])
  })

  test('can be emptied, entry by entry, for every kind', async () => {
    const { browser } = await signedInSite()
    for (const document of entryDocuments) {
      const entries = (await browser.get(`/api/${document}`)).json()[document]
      for (const { id } of entries)
        expect((await browser.delete(`/api/${document}/${id}`)).statusCode).toBe(200)
      expect((await browser.get(`/api/${document}`)).json()).toEqual({ [document]: [] })
    }
  })
})

describe('a link to an entry', () => {
  test('is found in texts and in the choice of a disease', async () => {
    const { browser } = await signedInSite()
    const other = (await browser.get('/api/services/papanicolau')).json()
    const forWhat = 'Vea también /enfermedades/endometriosis y /enfermedades/endometriosis-profunda.'
    await browser.put('/api/services/papanicolau', { ...other, forWhat })

    const { links } = (await browser.get('/api/diseases/endometriosis/links')).json()

    expect(links).toContainEqual({
      document: 'services',
      path: 'papanicolau.forWhat',
      label: 'Papanicolaou › Para qué sirve',
    })
    expect(links.some(({ document }: { document: string }) => document === 'symptoms')).toBe(true)
  })
})

describe('the history of an entry', () => {
  test('names the field that was changed, in the list of the document and in that of the entry', async () => {
    const { browser } = await signedInSite()
    const path = '/api/services/colposcopia'
    const { benefits, ...service } = (await browser.get(path)).json()
    await browser.put(path, { ...service, benefits: [...benefits, 'Se entiende al momento'] })

    const [ofList] = (await browser.get('/api/revisions/services')).json().revisions
    const [ofEntry] = (await browser.get(`${path}/revisions`)).json().revisions

    const places = [`Servicios › ${service.title} › Beneficios`]
    expect(ofList.entries).toEqual([{ id: 'colposcopia', title: service.title, kind: 'changed', places }])
    expect(ofEntry).toMatchObject({ number: 2, kind: 'changed', places })
  })

  test('names the entries that each revision changed', async () => {
    const { browser } = await signedInSite()
    const former = (await browser.get('/api/diseases/endometriosis')).json()
    await browser.put('/api/diseases/endometriosis', { ...former, shortDescription: 'Otra.' })
    const { diseases } = (await browser.get('/api/diseases')).json()
    await browser.post('/api/diseases', { diseases: diseases.toReversed() })

    const { revisions } = (await browser.get('/api/revisions/diseases')).json()
    const own = (await browser.get('/api/diseases/endometriosis/revisions')).json().revisions
    const state = (await browser.get('/api/diseases/endometriosis/revisions/1')).json()

    expect(revisions[0]).toMatchObject({ number: 3, entries: [], reordered: true })
    expect(revisions[1]).toMatchObject({
      number: 2,
      entries: [{ id: 'endometriosis', title: 'Endometriosis', kind: 'changed' }],
      reordered: false,
    })
    expect(own.map(({ number, kind }: { number: number; kind: string }) => [number, kind])).toEqual([
      [2, 'changed'],
      [1, 'added'],
    ])
    expect(state.entry).toEqual(former)
  })

  test('has the states of a removed entry, with which it comes back', async () => {
    const { browser } = await signedInSite()
    await browser.delete('/api/symptoms/amenorrea')
    const { entry } = (await browser.get('/api/symptoms/amenorrea/revisions/1')).json()

    const saved = await browser.put('/api/symptoms/amenorrea', entry)

    expect(saved.json()).toMatchObject({ entry })
    expect((await browser.get('/api/symptoms/amenorrea/revisions')).json().revisions[0]).toMatchObject({
      kind: 'added',
    })
  })
})
