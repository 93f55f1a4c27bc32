import { expect, test } from 'vitest'
import type { SiteContent } from '#content/site-content/index.ts'
import { eva, type OwnersBrowser, signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

async function siteWithBoth() {
  const site = await runningSite()
  const [owner, assistant] = [await signedInOwner(site), await signedInAssistant(site)]
  const content = (await owner.get('/api/site-content')).json().siteContent as SiteContent
  return { site, owner, assistant, content }
}

const post = (browser: OwnersBrowser, siteContent: object, headers?: Record<string, string>) =>
  browser.post('/api/site-content', { siteContent }, headers)

test('an assistant edits and publishes texts, sections and gallery, under her name', async () => {
  const { assistant, content, site } = await siteWithBoth()
  const changed = { ...content, doctorInfo: { ...content.doctorInfo, phone: '5550001111' } }

  const saved = await post(assistant, changed)
  const sections = (await assistant.get('/api/selected-sections')).json()
  const selected = await assistant.post('/api/selected-sections', sections)
  const updated = await assistant.post('/api/update-sections')
  const gallery = await assistant.post('/api/gallery', { gallery: [] })

  expect([saved, selected, updated, gallery].map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200, 200,
  ])
  expect(saved.json().revision).toMatchObject({ author: eva.name })
  expect(site.publisher.live?.revisions['site-content']).toBe(saved.json().revision.number)
})

test('a change of cédulas or the COFEPRIS notice by an assistant is refused, names each field and saves nothing', async () => {
  const { assistant, owner, content, site } = await siteWithBoth()
  const [degree, ...others] = content.certifications.documents
  const changed = {
    ...content,
    doctorInfo: { ...content.doctorInfo, phone: '5550001111', cedProf: 'Otra', cedEsp: '' },
    doctorWorkInfo: { ...content.doctorWorkInfo, avisoCofepris: '2409010000A00000' },
    certifications: {
      ...content.certifications,
      documents: [{ ...degree, nameTitle: 'Cédula profesional 7654321' }, ...others],
    },
  }
  const before = (await site.store.latestSummary('site-content'))?.number

  const refused = await post(assistant, changed)

  expect(refused.statusCode).toBe(403)
  const message = 'Solo la dueña puede cambiarlo.'
  expect(refused.json()).toMatchObject({
    code: 'owner_only',
    issues: [
      { path: 'doctorInfo.cedProf', message },
      { path: 'doctorInfo.cedEsp', message },
      { path: 'doctorWorkInfo.avisoCofepris', message },
      { path: 'certifications.documents.0.nameTitle', message },
    ],
  })
  expect((await site.store.latestSummary('site-content'))?.number).toBe(before)
  expect((await post(owner, changed)).statusCode).toBe(200)
})

test('an assistant can neither hide nor remove a degree with its cédula, but may order them', async () => {
  const { assistant, owner, content } = await siteWithBoth()
  const { documents } = content.certifications
  const [degree, ...others] = documents
  const withDegrees = (changed: object[]) => ({
    ...content,
    certifications: { ...content.certifications, documents: changed },
  })

  const hidden = await post(assistant, withDegrees([{ ...degree, visible: false }, ...others]))
  const removed = await post(assistant, withDegrees(others))
  const ordered = await post(assistant, withDegrees(documents.toReversed()))

  expect([hidden.statusCode, removed.statusCode, ordered.statusCode]).toEqual([403, 403, 200])
  expect(hidden.json().issues).toMatchObject([{ path: 'certifications.documents.0.visible' }])
  expect(removed.json().issues).toMatchObject([{ path: 'certifications.documents' }])
  expect((await post(owner, withDegrees(others))).statusCode).toBe(200)
})

test('an assistant cannot change an owner-only field by leaving it out', async () => {
  const { assistant, owner, content } = await siteWithBoth()
  const licensed = { ...content, doctorInfo: { ...content.doctorInfo, cedProf: '1234567, UNAM' } }
  expect((await post(owner, licensed)).statusCode).toBe(200)
  const read = (await assistant.get('/api/site-content')).json().siteContent
  const { cedProf: _, ...without } = read.doctorInfo
  const { doctorWorkInfo: _work, ...withoutGroup } = read

  expect((await post(assistant, { ...read, doctorInfo: without })).json()).toMatchObject({
    code: 'owner_only',
    issues: [{ path: 'doctorInfo.cedProf' }],
  })
  expect((await post(assistant, withoutGroup)).statusCode).toBeGreaterThanOrEqual(400)
})

test('an outdated copy of an assistant does not restore an old cédula', async () => {
  const { assistant, owner, content } = await siteWithBoth()
  const tag = (await assistant.get('/api/site-content')).headers.etag ?? ''
  const licensed = { ...content, doctorInfo: { ...content.doctorInfo, cedProf: '1234567, UNAM' } }
  expect((await post(owner, licensed)).statusCode).toBe(200)

  expect((await post(assistant, content)).json()).toMatchObject({ code: 'owner_only' })
  const stale = await post(assistant, content, { 'if-match': `${tag}` })
  expect(stale.json()).toMatchObject({
    code: 'stale_revision',
    current: { revision: { author: 'Dra. Ana' } },
  })
})

test('an assistant reads the history', async () => {
  const { assistant, content } = await siteWithBoth()
  await post(assistant, { ...content, doctorInfo: { ...content.doctorInfo, phone: '5550001111' } })

  expect((await assistant.get('/api/revisions/site-content')).json().revisions).toMatchObject([
    { author: eva.name },
    { number: 1 },
  ])
})
