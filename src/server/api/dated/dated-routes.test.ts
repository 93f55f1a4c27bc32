import { describe, expect, test, vi } from 'vitest'
import { arrangementOf } from '#content/documents/arrangement.ts'
import { orderTag } from '#content/documents/order-tag.ts'
import { sharedDatabase } from '#tests/server/databases.ts'
import { type OwnersBrowser, signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { type TestClock, testClock } from '#tests/server/test-clock.ts'
import { createDatedChanges } from '../../store/dated-changes.ts'

const year = new Date().getUTCFullYear() + 1
const newYear = { date: `${year}-01-01`, time: '00:00' }
/** Midnight in Mexico City. */
const midnight = Date.parse(`${year}-01-01T06:00:00Z`)

type ClockedSite = { readonly clock: TestClock; readonly idle: () => Promise<void> }

/** Lets a second pass after the time of the changes. */
async function passMidnight({ clock, idle }: ClockedSite) {
  clock.set(midnight)
  await clock.advance(1_000)
  await idle()
}

async function datedSite(options: Parameters<typeof runningSite>[0] = {}) {
  const clock = testClock(midnight - 3_600_000)
  const site = await runningSite({ ...options, clock })
  return { ...site, clock, browser: await signedInOwner(site) }
}

async function renamed(browser: OwnersBrowser, name: string) {
  const response = await browser.get('/api/site-content')
  const { siteContent } = response.json()
  const value = { ...siteContent, doctorInfo: { ...siteContent.doctorInfo, name } }
  return { document: 'site-content', tag: `${response.headers.etag}`, value }
}

async function changed(browser: OwnersBrowser, id: string, fields: object) {
  const response = await browser.get(`/api/services/${id}`)
  const value = { ...response.json(), ...fields }
  return { document: 'services', entry: id, tag: `${response.headers.etag}`, value }
}

const date = (browser: OwnersBrowser, changes: unknown[], at = newYear) =>
  browser.post('/api/dated-changes', { at, changes })
const listed = async (browser: OwnersBrowser) => (await browser.get('/api/dated-changes')).json().changes

async function repriced(browser: OwnersBrowser, amount: number, validFrom: string) {
  const response = await browser.get('/api/site-content')
  const { siteContent } = response.json()
  const [first, ...others] = siteContent.consultationPrice.prices
  const prices = [{ ...first, amount, validFrom }, ...others]
  const value = { ...siteContent, consultationPrice: { ...siteContent.consultationPrice, prices } }
  return { document: 'site-content', tag: `${response.headers.etag}`, value }
}

type Live = { readonly publisher: Awaited<ReturnType<typeof runningSite>>['publisher'] }
const nameOn = ({ publisher }: Live) => publisher.live?.snapshot['site-content'].doctorInfo.name
const priceOn = ({ publisher }: Live) =>
  publisher.live?.snapshot['site-content'].consultationPrice.prices[0]?.amount
const titleOn = ({ publisher }: Live, id: string) =>
  publisher.live?.snapshot.services.find((each) => each.id === id)?.title

describe('a dated change', () => {
  test('is published at its time with one release, and the history names who dated it', async () => {
    const site = await datedSite()
    const { browser, clock } = site
    const before = nameOn(site)
    const made = await date(browser, [
      await renamed(browser, 'Dra. de Enero'),
      await changed(browser, 'colposcopia', { title: 'Colposcopia de enero' }),
    ])
    expect(made.statusCode).toBe(201)
    expect(await listed(browser)).toMatchObject([{ at: newYear, state: 'waiting', author: 'Dra. Ana' }])
    clock.set(midnight - 3_001)
    await clock.advance(3_000)
    expect([nameOn(site), site.publisher.live?.record?.id]).toEqual([before, 1])

    await passMidnight(site)

    expect(nameOn(site)).toBe('Dra. de Enero')
    expect(titleOn(site, 'colposcopia')).toBe('Colposcopia de enero')
    expect(site.publisher.live?.record?.id).toBe(2)
    expect(await listed(browser)).toEqual([])
    expect((await site.store.latestSummary('site-content'))?.author).toBe('Dra. Ana')
    expect(site.errors()).toEqual([])
  })

  test('waits under the new name of a person who changes hers', async () => {
    const { browser } = await datedSite()
    await date(browser, [await renamed(browser, 'Dra. de Enero')])
    const { user } = (await browser.get('/api/auth/get-session')).json()

    await browser.post('/api/auth/own-account', { name: 'Ana María', email: user.email })

    expect(await listed(browser)).toMatchObject([{ state: 'waiting', author: 'Ana María' }])
  })

  test('keeps what others change in other fields meanwhile', async () => {
    const site = await datedSite()
    const { browser } = site
    await date(browser, [await changed(browser, 'colposcopia', { title: 'Con fecha' })])
    const other = await changed(browser, 'colposcopia', { shortDescription: 'Otra descripción.' })
    await browser.put('/api/services/colposcopia', other.value)

    await passMidnight(site)

    expect(titleOn(site, 'colposcopia')).toBe('Con fecha')
    const saved = (await browser.get('/api/services/colposcopia')).json()
    expect(saved.shortDescription).toBe('Otra descripción.')
  })

  test('says beforehand that it no longer fits, and applies nothing of it', async () => {
    const site = await datedSite()
    const { browser } = site
    const name = nameOn(site)
    const dated = [
      await renamed(browser, 'Dra. de Enero'),
      await changed(browser, 'colposcopia', { title: 'Con fecha' }),
    ]
    await date(browser, dated)
    const other = await changed(browser, 'colposcopia', { title: 'Sin fecha' })
    await browser.put('/api/services/colposcopia', other.value)

    const [foreseen] = await listed(browser)
    expect(foreseen).toMatchObject({ state: 'waiting', problem: expect.stringContaining('Ya no coincide') })
    await passMidnight(site)

    expect((await listed(browser))[0].state).toBe('refused')
    expect([nameOn(site), titleOn(site, 'colposcopia')]).toEqual([name, 'Sin fecha'])
    const refused = await browser.post(`/api/dated-changes/${foreseen.id}/publish`, {})
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'stale_revision'])
    expect(site.errors()).toEqual([])
  })

  test('that was refused does not stand in the way of a later one', async () => {
    const site = await datedSite()
    const { browser } = site
    const original = titleOn(site, 'colposcopia')
    const put = async (title: unknown) =>
      browser.put('/api/services/colposcopia', (await changed(browser, 'colposcopia', { title })).value)
    await date(browser, [await changed(browser, 'colposcopia', { title: 'De enero' })])
    await put('Otro')
    await passMidnight(site)
    expect((await listed(browser))[0].state).toBe('refused')

    await put(original)
    const later = { date: `${year}-03-01`, time: '00:00' }
    await date(browser, [await changed(browser, 'colposcopia', { title: 'De marzo' })], later)

    const [refused, waiting] = await listed(browser)
    expect([refused.state, waiting.state, waiting.problem]).toEqual(['refused', 'waiting', undefined])
  })

  test('no longer fits when its entry is gone, or when an earlier dated change sets the same field', async () => {
    const { browser } = await datedSite()
    const later = { ...newYear, time: '12:00' }
    await date(browser, [await changed(browser, 'colposcopia', { title: 'Primero' })])
    await date(browser, [await changed(browser, 'colposcopia', { title: 'Segundo' })], later)
    expect((await listed(browser)).map(({ problem }: { problem?: string }) => problem !== undefined)).toEqual(
      [false, true],
    )

    await browser.delete('/api/services/colposcopia')

    expect((await listed(browser))[0].problem).toBe('Ya no coincide: ya no existe.')
  })

  test('can be moved, published at once and cancelled', async () => {
    const site = await datedSite()
    const { browser } = site
    await date(browser, [await changed(browser, 'colposcopia', { title: 'Ahora' })])
    await date(browser, [await changed(browser, 'papanicolau', { title: 'Nunca' })])
    const [first, second] = await listed(browser)
    const idOf = (title: string) =>
      [first, second].find(({ parts }) => parts[0].value.title === title).id as string
    const later = { date: `${year}-03-01`, time: '08:30' }

    expect((await browser.put(`/api/dated-changes/${idOf('Nunca')}`, later)).statusCode).toBe(204)
    expect((await browser.post(`/api/dated-changes/${idOf('Ahora')}/publish`, {})).statusCode).toBe(204)

    expect(titleOn(site, 'colposcopia')).toBe('Ahora')
    expect(await listed(browser)).toMatchObject([{ id: idOf('Nunca'), at: later }])
    expect((await browser.delete(`/api/dated-changes/${idOf('Nunca')}`)).statusCode).toBe(204)
    expect(await listed(browser)).toEqual([])
    expect((await browser.post(`/api/dated-changes/${idOf('Ahora')}/publish`, {})).statusCode).toBe(404)
  })

  test('is refused if a publish would refuse it, or if its time has passed; nothing is stored', async () => {
    const { browser } = await datedSite()
    const good = await changed(browser, 'colposcopia', { title: 'Bien' })

    const invalid = await date(browser, [await changed(browser, 'colposcopia', { title: '' })])
    const past = await date(browser, [good], { date: '2020-01-01', time: '00:00' })
    const stale = await date(browser, [{ ...good, tag: '"0"' }])
    const noDate = await date(browser, [good], { date: `${year}-02-30`, time: '25:00' })

    expect([invalid, past, stale, noDate].map(({ statusCode }) => statusCode)).toEqual([400, 400, 409, 400])
    expect(invalid.json().issues).toMatchObject([{ path: 'changes[0].value.title' }])
    expect(await listed(browser)).toEqual([])
    expect((await browser.get('/api/services/colposcopia')).json().title).not.toBe('Bien')
  })

  test('holds a price that is valid from its day, and no earlier day is accepted', async () => {
    const site = await datedSite()
    const { browser, clock } = site
    const price = await repriced(browser, 1551, newYear.date)
    const dayBefore = { date: `${year - 1}-12-31`, time: '23:59' }
    clock.set(midnight - 86_400_000)

    const early = await date(browser, [price], dayBefore)
    const dated = await date(browser, [price])
    const moved = await browser.put(`/api/dated-changes/${dated.json().id}`, dayBefore)

    expect([early, dated, moved].map(({ statusCode }) => statusCode)).toEqual([400, 201, 400])
    expect(early.json().issues).toMatchObject([
      { path: 'changes[0].value.consultationPrice.prices.0.validFrom' },
    ])
    expect(moved.json().issues[0].message).toMatch(/^«.+» vale desde el 1 de enero de \d{4}: publíquelo/)
    expect(priceOn(site)).not.toBe(1551)

    await passMidnight(site)

    expect(priceOn(site)).toBe(1551)
    expect(site.errors()).toEqual([])
  })

  test('is stored once if the same call is repeated because its response was lost', async () => {
    const { browser } = await datedSite()
    const body = {
      id: '0f6a1f0e-6f0c-4a53-8a5f-2f3c1d0e9b77',
      at: newYear,
      changes: [await changed(browser, 'colposcopia', { title: 'Una vez' })],
    }

    const answers = [
      await browser.post('/api/dated-changes', body),
      await browser.post('/api/dated-changes', body),
    ]

    expect(answers.map((answer) => [answer.statusCode, answer.json().id])).toEqual([
      [201, body.id],
      [201, body.id],
    ])
    expect(await listed(browser)).toHaveLength(1)
    expect((await browser.post('/api/dated-changes', { ...body, id: 'uno' })).statusCode).toBe(400)
  })

  test('that only an earlier dated change is in the way of can be published at once', async () => {
    const site = await datedSite()
    const { browser } = site
    const later = { ...newYear, time: '12:00' }
    await date(browser, [await changed(browser, 'colposcopia', { title: 'Primero' })])
    await date(browser, [await changed(browser, 'colposcopia', { title: 'Segundo' })], later)
    const [, second] = await listed(browser)
    expect([second.problem !== undefined, second.fitsNow]).toEqual([true, true])

    expect((await browser.post(`/api/dated-changes/${second.id}/publish`, {})).statusCode).toBe(204)

    expect(titleOn(site, 'colposcopia')).toBe('Segundo')
    expect(await listed(browser)).toMatchObject([{ fitsNow: false, problem: expect.any(String) }])
  })

  test('of an owner cannot be moved, published or cancelled by an assistant', async () => {
    const { browser, ...site } = await datedSite()
    const assistant = await signedInAssistant(site)
    await date(browser, [await changed(browser, 'colposcopia', { title: 'Suyo' })])
    const [{ id }] = await listed(assistant)

    const answers = [
      await assistant.put(`/api/dated-changes/${id}`, newYear),
      await assistant.delete(`/api/dated-changes/${id}`),
      await assistant.post(`/api/dated-changes/${id}/publish`, {}),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
    expect(await listed(browser)).toHaveLength(1)
  })

  test('can create an entry', async () => {
    const site = await datedSite()
    const value = { id: 'nuevo-servicio', title: 'Nuevo', shortDescription: 'Texto.' }
    await date(site.browser, [{ document: 'services', entry: null, tag: null, value }])

    await passMidnight(site)

    expect(titleOn(site, 'nuevo-servicio')).toBe('Nuevo')
  })
})

describe('with several processes, a dated change', () => {
  test('can change the order, also when a person adds an entry meanwhile', async () => {
    const site = await datedSite()
    const { browser } = site
    const entries = (await browser.get('/api/entries/services')).json().entries as {
      id: string
      title: string
    }[]
    const ids = entries.map(({ id }) => id)
    const value = arrangementOf(entries.toReversed())
    const made = await date(browser, [{ document: 'services', tag: orderTag('services', ids), value }])
    expect(made.statusCode).toBe(201)
    await browser.put('/api/services/otro', { title: 'Otro', shortDescription: 'Texto.' })
    expect(await listed(browser)).toMatchObject([{ state: 'waiting', fitsNow: true }])

    await passMidnight(site)

    const live = () => site.publisher.live?.snapshot.services.map(({ id }) => id)
    expect(live()).toEqual([...ids.toReversed(), 'otro'])
  })

  test('is published once, with one revision and one release', async () => {
    const database = await sharedDatabase()
    const first = await datedSite({ database, withoutLock: true })
    const clock = testClock(first.clock.now())
    const second = await runningSite({ database, withoutLock: true, clock })
    await date(first.browser, [await renamed(first.browser, 'Dra. de Enero')])
    // Both have read the change before its time.
    await Promise.all([first.clock, clock].map((each) => each.advance(6_000)))

    await Promise.all([first, { ...second, clock }].map(passMidnight))

    expect(nameOn(first)).toBe('Dra. de Enero')
    expect(await listed(first.browser)).toEqual([])
    expect((await first.store.latestSummary('site-content'))?.number).toBe(2)
    expect((await second.store.liveRelease())?.id).toBe(2)
  })

  test('is published by a process that starts after its time', async () => {
    const database = await sharedDatabase()
    const first = await datedSite({ database })
    await date(first.browser, [await renamed(first.browser, 'Dra. de Enero')])
    await first.stop()

    const clock = testClock(midnight + 5 * 60_000)
    const second = await runningSite({ database, clock })
    await clock.advance(1_000)
    await second.idle()

    expect(nameOn(second)).toBe('Dra. de Enero')
    expect(second.publisher.live?.record?.id).toBe(2)
  })

  test('becomes visible after a restart if the process stopped between saving and publishing', async () => {
    const database = await sharedDatabase()
    const first = await datedSite({ database })
    await date(first.browser, [await renamed(first.browser, 'Dra. de Enero')])
    vi.spyOn(first.publisher, 'publish').mockRejectedValue(new Error('The process was killed.'))
    await passMidnight(first)
    expect((await listed(first.browser))[0].state).toBe('saved')
    await first.stop()

    const second = await runningSite({ database, clock: first.clock })
    await first.clock.advance(1_000)
    await second.idle()

    expect(nameOn(second)).toBe('Dra. de Enero')
    expect((await second.store.latestSummary('site-content'))?.number).toBe(2)
  })

  test('that a person published before its time becomes visible after a kill and a restart', async () => {
    const database = await sharedDatabase()
    const first = await datedSite({ database })
    await date(first.browser, [await renamed(first.browser, 'Dra. de Enero')])
    const [{ id }] = await listed(first.browser)
    vi.spyOn(first.publisher, 'publish').mockRejectedValue(new Error('The process was killed.'))
    const cutOff = await first.browser.post(`/api/dated-changes/${id}/publish`, {})
    expect([cutOff.statusCode, (await listed(first.browser))[0].state]).toEqual([500, 'saved'])
    await first.stop()

    const second = await runningSite({ database, clock: first.clock })
    await first.clock.advance(1_000)
    await second.idle()

    expect(nameOn(second)).toBe('Dra. de Enero')
    const open = () => createDatedChanges(second.store.db).list()
    expect(await open()).toEqual([])
  })
})
