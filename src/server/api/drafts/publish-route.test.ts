import { describe, expect, test, vi } from 'vitest'
import { arrangement, arrangementOf } from '#content/documents/arrangement.ts'
import type { Json } from '#content/values/json.ts'
import {
  beginEntry,
  editNext,
  leaveOut,
  listNext,
  publishNext,
  readNext,
  reviewedParts,
} from '#tests/server/next-version.ts'
import { type OwnersBrowser, signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

async function signedInSite() {
  const site = await runningSite()
  const live = () => site.publisher.live?.snapshot
  return {
    ...site,
    browser: await signedInOwner(site),
    nameOn: () => live()?.['site-content'].doctorInfo.name,
    titleOn: (id: string) => live()?.services.find((each) => each.id === id)?.title,
    releaseId: () => site.publisher.live?.record?.id,
  }
}

const newService = { id: 'nuevo-servicio', title: 'Nuevo', shortDescription: 'Texto.' }

const publish = (browser: OwnersBrowser, ...parts: object[]) => browser.post('/api/publish', { parts })

const codeOf = ({ statusCode, json }: { statusCode: number; json: () => { code?: string } }) => [
  statusCode,
  json().code,
]

describe('publishing the next version', () => {
  test('saves documents and entries in one release, and takes them out of the next version', async () => {
    const { browser, publisher, nameOn, titleOn } = await signedInSite()
    await editNext(browser, 'site-content', { 'doctorInfo.name': 'Dra. Publicada' })
    await editNext(browser, 'services/colposcopia', { title: 'Colposcopia digital' })
    await editNext(browser, 'services/papanicolau', { title: 'Citología' })
    await editNext(browser, 'selected-sections', { 'Insurance.display': false })

    const published = await publishNext(browser)

    expect(published.json()).toMatchObject({
      release: { id: 2 },
      published: [
        { document: 'site-content' },
        { document: 'services', entry: 'colposcopia' },
        { document: 'services', entry: 'papanicolau' },
        { document: 'selected-sections' },
      ],
    })
    expect([nameOn(), titleOn('colposcopia'), titleOn('papanicolau')]).toEqual([
      'Dra. Publicada',
      'Colposcopia digital',
      'Citología',
    ])
    expect(publisher.live?.snapshot['selected-sections'].Insurance.display).toBe(false)
    expect((await browser.get('/api/services/colposcopia/revisions')).json().revisions).toMatchObject([
      { author: 'Dra. Ana' },
      {},
    ])
    expect(await listNext(browser)).toEqual([])
  })

  test('publishes nothing if another person changed a part since the review, and names it', async () => {
    const { browser, nameOn, ...site } = await signedInSite()
    const assistant = await signedInAssistant(site)
    const before = nameOn()
    await editNext(browser, 'site-content', { 'doctorInfo.name': 'Dra. Mía' })
    await editNext(browser, 'services/colposcopia', { title: 'La mía' })
    const reviewed = await reviewedParts(browser)
    await editNext(assistant, 'services/colposcopia', { title: 'La de Eva' })

    const refused = await publish(browser, ...reviewed)

    expect(codeOf(refused)).toEqual([409, 'stale_draft'])
    expect(refused.json().current).toEqual({ parts: [{ document: 'services', entry: 'colposcopia' }] })
    expect([nameOn(), site.releaseId()]).toEqual([before, 1])
    expect(await listNext(browser)).toHaveLength(2)
  })

  test('publishes nothing if another program saved a part since the review', async () => {
    const { browser, nameOn } = await signedInSite()
    await editNext(browser, 'site-content', { 'doctorInfo.name': 'Dra. Mía' })
    const reviewed = await reviewedParts(browser)
    const { siteContent } = (await browser.get('/api/site-content')).json()
    siteContent.doctorInfo.city = 'Zapopan'
    expect((await browser.post('/api/site-content', { siteContent })).statusCode).toBe(200)

    expect(codeOf(await publish(browser, ...reviewed))).toEqual([409, 'stale_draft'])
    expect((await publishNext(browser)).statusCode).toBe(200)

    expect(nameOn()).toBe('Dra. Mía')
    expect((await browser.get('/api/site-content')).json().siteContent.doctorInfo.city).toBe('Zapopan')
  })

  test('publishes once when two people publish the same at the same moment', async () => {
    const { browser, releaseId, titleOn, ...site } = await signedInSite()
    const assistant = await signedInAssistant(site)
    await editNext(browser, 'services/colposcopia', { title: 'Una vez' })
    const reviewed = await reviewedParts(browser)

    const answers = await Promise.all([browser, assistant].map((each) => publish(each, ...reviewed)))

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect([releaseId(), titleOn('colposcopia')]).toEqual([2, 'Una vez'])
  })

  test('changes nothing when it is repeated because its response was lost', async () => {
    const { browser, releaseId, ...site } = await signedInSite()
    await editNext(browser, 'site-content', { 'doctorInfo.name': 'Dra. Repetida' })
    await beginEntry(browser, 'services', newService)
    const reviewed = await reviewedParts(browser)
    expect((await publish(browser, ...reviewed)).statusCode).toBe(200)

    const again = await publish(browser, ...reviewed)

    expect(codeOf(again)).toEqual([409, 'stale_draft'])
    expect(releaseId()).toBe(2)
    expect((await site.store.latestSummary('site-content'))?.number).toBe(2)
  })

  test('publishes nothing if a value is invalid, and names its place among items that are left out', async () => {
    const { browser, releaseId } = await signedInSite()
    await editNext(browser, 'services/colposcopia', { title: 'Bien' })
    const [first = {}] = (await browser.get('/api/site-content')).json().siteContent.consultationPrice.prices
    await editNext(browser, 'site-content', {
      'consultationPrice.prices': [
        { ...first, id: 'fuera', name: 'Fuera' },
        { ...first, id: 'mala', name: '' },
      ],
    })
    await leaveOut(browser, 'site-content', 'consultationPrice.prices.fuera')

    const refused = await publishNext(browser)

    expect(codeOf(refused)).toEqual([400, 'invalid_document'])
    expect(refused.json().issues).toMatchObject([{ path: 'parts[1].consultationPrice.prices.1.name' }])
    expect(releaseId()).toBe(1)
    expect(await listNext(browser)).toHaveLength(2)
  })

  test('publishes again what was saved by a publish that then failed', async () => {
    const { browser, publisher, titleOn } = await signedInSite()
    await editNext(browser, 'services/colposcopia', { title: 'Guardada' })
    const failing = vi.spyOn(publisher, 'publish').mockRejectedValue(new Error('It cannot be rendered.'))
    expect(codeOf(await publishNext(browser))).toEqual([500, 'saved_not_published'])
    failing.mockRestore()
    expect([await listNext(browser), titleOn('colposcopia')]).toEqual([[], 'Colposcopia'])

    const published = await publish(browser, { document: 'services', version: null })

    expect(published.statusCode).toBe(200)
    expect(titleOn('colposcopia')).toBe('Guardada')
  })

  test('refuses a body that names no part of the site', async () => {
    const { browser } = await signedInSite()

    const answers = [
      await publish(browser),
      await publish(browser, { document: 'recetas', version: null }),
      await publish(browser, { document: 'services', entry: 'nada', version: null }),
      await publish(browser, { document: 'gallery', entry: 'una', version: null }),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 409, 404])
  })
})

describe('what is left out of a publish', () => {
  test('stays in the next version with who changed it, also under the new address of its entry', async () => {
    const { browser, titleOn, ...site } = await signedInSite()
    const assistant = await signedInAssistant(site)
    await editNext(assistant, 'services/colposcopia', { title: 'Apartado' })
    await editNext(browser, 'services/colposcopia', { id: 'colposcopia-digital' })
    await leaveOut(browser, 'services', 'title', 'colposcopia')

    const published = await publishNext(browser)

    expect(published.json().published).toEqual([
      { document: 'services', entry: 'colposcopia', newEntry: 'colposcopia-digital' },
    ])
    expect(titleOn('colposcopia-digital')).toBe('Colposcopia')
    expect(await listNext(browser)).toMatchObject([
      {
        entry: 'colposcopia-digital',
        notes: [{ key: 'title', author: 'Eva Luna', isLeftOut: true }],
      },
    ])
    expect((await readNext(browser, 'services/colposcopia-digital')).value).toMatchObject({
      title: 'Apartado',
      id: 'colposcopia-digital',
    })
  })

  test('can be named in the call', async () => {
    const { browser, nameOn } = await signedInSite()
    await editNext(browser, 'site-content', {
      'doctorInfo.name': 'Dra. Sola',
      'doctorInfo.city': 'Zapopan',
    })
    const [part] = await reviewedParts(browser)

    const published = await publish(browser, { ...part, without: ['doctorInfo.city'] })

    expect([published.statusCode, nameOn()]).toEqual([200, 'Dra. Sola'])
    expect(await listNext(browser)).toMatchObject([{ notes: [{ key: 'doctorInfo.city', isLeftOut: false }] }])
  })

  test('may be everything: then nothing is published', async () => {
    const { browser, releaseId, ...site } = await signedInSite()
    await editNext(browser, 'site-content', { 'doctorInfo.name': 'Dra. Apartada' })
    await leaveOut(browser, 'site-content', 'doctorInfo.name')

    const published = await publishNext(browser)

    expect(published.json()).toMatchObject({ release: { id: 1 }, published: [] })
    expect([releaseId(), (await site.store.latestSummary('site-content'))?.number]).toEqual([1, 1])
    expect(await listNext(browser)).toHaveLength(1)
  })

  test('of an assistant is what only an owner may publish', async () => {
    const { browser, titleOn, nameOn, ...site } = await signedInSite()
    const assistant = await signedInAssistant(site)
    await editNext(assistant, 'site-content', {
      'doctorInfo.name': 'Dra. Ana Ruiz',
      'doctorInfo.cedProf': 'Cédula 9999999, Universidad',
    })
    await editNext(assistant, 'services/colposcopia', {
      title: 'De Eva',
      signOff: { date: '2026-11-22', reviewer: 'Dra. Ana', licence: '1234567' },
    })
    await editNext(assistant, 'services', removed('papanicolau'))

    expect((await publishNext(assistant)).statusCode).toBe(200)

    expect([nameOn(), titleOn('colposcopia')]).toEqual(['Dra. Ana Ruiz', 'De Eva'])
    expect(titleOn('papanicolau')).toBeDefined()
    const left = (await listNext(browser)).flatMap(({ notes }) => notes.map(({ key }) => key))
    expect(left.toSorted()).toEqual(['doctorInfo.cedProf', 'entries.papanicolau', 'signOff.reviewer'])
    expect((await publishNext(browser)).statusCode).toBe(200)
    expect(titleOn('papanicolau')).toBeUndefined()
  })
})

describe('publishing a new entry', () => {
  test('creates it at its address, and says which one', async () => {
    const { browser, titleOn } = await signedInSite()
    await beginEntry(browser, 'services', newService)

    const published = await publishNext(browser)

    expect(published.json().published).toEqual([
      { document: 'services', entry: 'nuevo', newEntry: 'nuevo-servicio' },
    ])
    expect([titleOn('nuevo-servicio'), await listNext(browser)]).toEqual(['Nuevo', []])
  })

  test('refuses the address of another entry at its field', async () => {
    const { browser } = await signedInSite()
    await beginEntry(browser, 'services', { ...newService, id: 'colposcopia' })

    const refused = await publishNext(browser)

    expect(refused.json().issues).toMatchObject([{ path: 'parts[0].id' }])
    expect(await listNext(browser)).toHaveLength(1)
  })

  test('creates an entry again that was deleted while it was edited', async () => {
    const { browser, titleOn } = await signedInSite()
    await editNext(browser, 'services/colposcopia', { title: 'Otra vez' })
    await browser.delete('/api/services/colposcopia')

    const published = await publishNext(browser)

    expect([published.statusCode, titleOn('colposcopia')]).toEqual([200, 'Otra vez'])
  })
})

describe('publishing the order of entries', () => {
  const idsOf = async (browser: OwnersBrowser): Promise<string[]> =>
    (await browser.get('/api/entries/services')).json().entries.map(({ id }: { id: string }) => id)

  test('orders and deletes in one release with new entries; deleted ones lose what was edited', async () => {
    const { browser, publisher } = await signedInSite()
    const before = await idsOf(browser)
    await editNext(browser, 'services/colposcopia', { title: '' })
    await beginEntry(browser, 'services', newService)
    await editNext(browser, 'services', (value) => removed('colposcopia')(reversed(value)))

    const published = await publishNext(browser)

    expect(published.statusCode).toBe(200)
    const wanted = [...before.toReversed().filter((id) => id !== 'colposcopia'), 'nuevo-servicio']
    expect(await idsOf(browser)).toEqual(wanted)
    expect(publisher.live?.snapshot.services.map(({ id }) => id)).toEqual(wanted)
    expect(await listNext(browser)).toEqual([])
    // The text of a deleted entry is kept.
    expect((await browser.get('/api/services/colposcopia/revisions')).json().revisions).not.toHaveLength(0)
  })

  test('lets an assistant order', async () => {
    const { browser, ...site } = await signedInSite()
    const assistant = await signedInAssistant(site)
    const before = await idsOf(browser)
    await editNext(assistant, 'services', reversed)

    expect((await publishNext(assistant)).statusCode).toBe(200)

    expect(await idsOf(browser)).toEqual(before.toReversed())
  })
})

describe('publishing the selection of sections', () => {
  async function siteWithSavedSelection() {
    const site = await signedInSite()
    const selection = (await site.browser.get('/api/selected-sections')).json()
    const Insurance = { ...selection.Insurance, display: !selection.Insurance.display }
    const Hero = { ...selection.Hero, display: !selection.Hero.display }
    await site.browser.post('/api/selected-sections', { ...selection, Insurance, Hero })
    const shown = () => {
      const sections = site.publisher.live?.snapshot['selected-sections']
      return [sections?.Insurance.display, sections?.Hero.display]
    }
    return { ...site, shown, before: shown() }
  }

  test('publishes what was only saved', async () => {
    const { browser, shown, before } = await siteWithSavedSelection()

    expect((await publish(browser, { document: 'selected-sections', version: null })).statusCode).toBe(200)

    expect(shown()).toEqual(before.map((display) => !display))
  })

  test('keeps what is left out of it in the next version', async () => {
    const { browser, shown, before } = await siteWithSavedSelection()
    const part = { document: 'selected-sections', version: null, without: ['Hero'] }

    expect((await publish(browser, part)).statusCode).toBe(200)

    expect(shown()).toEqual([!before[0], before[1]])
    expect((await readNext(browser, 'selected-sections')).value).toMatchObject({
      Hero: { display: !before[1] },
    })
    expect(await listNext(browser)).toHaveLength(1)
  })
})

const reversed = (value: Json) => arrangementOf(arrangement.parse(value).entries.toReversed())

const removed = (id: string) => (value: Json) => ({
  entries: arrangement
    .parse(value)
    .entries.map((entry) => (entry.id === id ? { ...entry, isRemoved: true } : entry)),
})
