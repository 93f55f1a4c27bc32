import { describe, expect, test } from 'vitest'
import { type TestimonialInput, testimonialEntries } from '#content/entries/testimonial.ts'
import { isShown } from '#content/entries/testimonial-consent.ts'
import type { JsonObject } from '#content/values/json.ts'
import { beginEntry, editNext, listNext, publishNext } from '#tests/server/next-version.ts'
import { type OwnersBrowser, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

const words = 'Salí de la consulta con mis dudas resueltas.'
const opinion = { id: 't-lupe', name: 'Lupe', shortTestimonial: words } satisfies TestimonialInput
const signed = { isWritten: true, givenOn: '2026-02-03', way: 'signature' } as const
const path = '/api/testimonials/t-lupe'

async function siteWithOwner() {
  const site = await runningSite()
  return { ...site, browser: await signedInOwner(site) }
}

const listOf = async (browser: OwnersBrowser) => {
  const response = await browser.get('/api/testimonials')
  const { testimonials } = response.json()
  return { etag: `${response.headers.etag}`, list: testimonialEntries.parse(testimonials) }
}

/** Begins the testimonial in the next version, or edits it there. */
const edited = async (browser: OwnersBrowser, value: JsonObject) =>
  (await listNext(browser)).length === 0
    ? beginEntry(browser, 'testimonials', value)
    : editNext(browser, 'testimonials/nuevo', () => value)

const next = () => `${new Date().getUTCFullYear() + 1}-01-01`

/** Every call that can publish a testimonial, and the path that its refusal names. */
const calls: readonly (readonly [
  call: string,
  path: string,
  send: (browser: OwnersBrowser, value: JsonObject) => ReturnType<OwnersBrowser['send']>,
])[] = [
  ['PUT of the entry', '', (browser, value) => browser.put(path, value)],
  [
    'POST of all testimonials',
    'testimonials[8].',
    async (browser, value) => {
      const { list, etag } = await listOf(browser)
      return browser.post('/api/testimonials', { testimonials: [...list, value] }, { 'If-Match': etag })
    },
  ],
  [
    'publish of the next version',
    'parts[0].',
    async (browser, value) => {
      await edited(browser, value)
      return publishNext(browser)
    },
  ],
  [
    'dated change',
    'parts[0].',
    async (browser, value) => {
      await edited(browser, value)
      return publishNext(browser, { at: { date: next(), time: '09:00' } })
    },
  ],
]

describe('a testimonial without written consent', () => {
  test('is refused with the reason at its field by every call that can publish it', async () => {
    const { browser, publisher } = await siteWithOwner()
    const refusals = [
      [{}, 'consent.isWritten', 'Falta el consentimiento por escrito'],
      [{ givenOn: '2026-02-03', way: 'signature' }, 'consent.isWritten', 'Falta el consentimiento'],
      [{ isWritten: true }, 'consent.givenOn', 'Anote la fecha'],
    ] as const

    for (const [call, prefix, send] of calls)
      for (const [consent, field, message] of refusals) {
        const refused = await send(browser, { ...opinion, consent })

        expect(refused.statusCode, call).toBe(400)
        expect(refused.headers['content-type'], call).toContain('application/problem+json')
        expect(refused.json(), call).toMatchObject({
          code: 'invalid_document',
          issues: [{ path: `${prefix}${field}`, message: expect.stringContaining(message) }],
        })
      }
    expect((await listOf(browser)).list.map(({ id }) => id)).not.toContain(opinion.id)
    expect(publisher.live?.record?.id).toBe(1)
  })

  test.each(calls)('is accepted hidden, or with its consent, by a %s', async (_call, _prefix, send) => {
    const { browser } = await siteWithOwner()
    const hidden = await send(browser, { ...opinion, visible: false })
    expect(hidden.statusCode).toBeLessThan(300)

    const { browser: other } = await siteWithOwner()
    expect((await send(other, { ...opinion, consent: signed })).statusCode).toBeLessThan(300)
  })

  test('does not come back by a save of an earlier version', async () => {
    const { browser, store } = await siteWithOwner()
    const { list } = await listOf(browser)
    const save = { document: 'testimonials', author: 'Ana' } as const
    const { number } = await store.saveRevision({ ...save, value: [...list, opinion] })
    await browser.put(path, { ...opinion, consent: signed })
    const earlier = (await browser.get(`/api/revisions/testimonials/${number}`)).json().value
    const state = (await browser.get(`${path}/revisions/${number}`)).json().entry

    const ofList = await browser.post('/api/testimonials', { testimonials: earlier })
    const ofEntry = await browser.put(path, state)

    expect(ofList.json()).toMatchObject({
      status: 400,
      detail: expect.stringContaining('El testimonio de Lupe no se puede mostrar.'),
      issues: [{ path: 'testimonials[8].consent.isWritten' }],
    })
    expect(ofEntry.json()).toMatchObject({ status: 400, issues: [{ path: 'consent.isWritten' }] })
    expect((await browser.get(path)).json().consent).toMatchObject(signed)
  })

  test('that an earlier version stored is not shown and blocks no other change', async () => {
    const { browser, store, publisher } = await siteWithOwner()
    const { list } = await listOf(browser)
    const value = [...list, opinion]
    const stored = await store.saveRevision({ document: 'testimonials', author: 'Ana', value })
    await publisher.publish({ testimonials: stored.number })
    const other = { ...opinion, id: 't-rosa', name: 'Rosa', consent: signed }

    const { etag, list: all } = await listOf(browser)
    const withOther = { testimonials: [...all, other] }
    const ofList = await browser.post('/api/testimonials', withOther, { 'If-Match': etag })
    const ofEntry = await browser.put('/api/testimonials/t-rosa', { ...other, name: 'Rosario' })
    const changed = await browser.put(path, { ...opinion, name: 'Guadalupe' })
    const sections = await browser.post('/api/update-sections')

    expect([ofList, ofEntry, sections].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(changed.statusCode).toBe(400)
    const shown = publisher.live?.snapshot.testimonials.filter(isShown).map(({ id }) => id)
    expect(shown).toContain('t-rosa')
    expect(shown).not.toContain('t-lupe')
    expect((await browser.put(path, { ...opinion, visible: false })).statusCode).toBe(200)
    expect((await browser.put(path, { ...opinion, consent: signed })).statusCode).toBe(200)
  })
})
