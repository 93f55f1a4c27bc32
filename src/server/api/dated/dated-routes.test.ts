import { describe, expect, test, vi } from 'vitest'
import { arrangement, arrangementOf } from '#content/documents/arrangement.ts'
import { withValueAt } from '#content/values/json.ts'
import { sharedDatabase } from '#tests/server/databases.ts'
import {
  beginEntry,
  editNext,
  listNext,
  publishNext,
  readNext,
  reviewedParts,
} from '#tests/server/next-version.ts'
import { eva, type OwnersBrowser, signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
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

const rename = (browser: OwnersBrowser, name: string) =>
  editNext(browser, 'site-content', { 'doctorInfo.name': name })
const change = (browser: OwnersBrowser, id: string, fields: Record<string, string>) =>
  editNext(browser, `services/${id}`, fields)
const reprice = (browser: OwnersBrowser, amount: number, validFrom: string) =>
  editNext(browser, 'site-content', (value) => {
    const path = 'consultationPrice.prices.0'
    return withValueAt(withValueAt(value, `${path}.amount`, amount), `${path}.validFrom`, validFrom)
  })

/** Publishes a change of an entry at once, as another program does. */
async function put(browser: OwnersBrowser, id: string, fields: object) {
  const value = { ...(await browser.get(`/api/services/${id}`)).json(), ...fields }
  return browser.put(`/api/services/${id}`, value)
}

/** Dates the whole next version. */
const date = (browser: OwnersBrowser, at = newYear) => publishNext(browser, { at })
const listed = async (browser: OwnersBrowser) => (await browser.get('/api/dated-changes')).json().changes
const undate = (browser: OwnersBrowser, id: string) => browser.post(`/api/dated-changes/${id}/undate`, {})

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
    await rename(browser, 'Dra. de Enero')
    await change(browser, 'colposcopia', { title: 'Colposcopia de enero' })
    const made = await date(browser)
    expect([made.statusCode, made.json()]).toEqual([200, { release: null, published: [] }])
    expect(await listed(browser)).toMatchObject([{ at: newYear, state: 'waiting', author: 'Dra. Ana' }])
    expect(await listNext(browser)).toEqual([])
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

  test('leaves what is left out of it in the next version, which is published meanwhile', async () => {
    const site = await datedSite()
    const { browser } = site
    await change(browser, 'colposcopia', { title: 'Con fecha', shortDescription: 'Otra descripción.' })
    const [part] = await reviewedParts(browser)
    const parts = [{ ...part, without: ['shortDescription'] }]
    expect((await browser.post('/api/publish', { parts, at: newYear })).statusCode).toBe(200)
    expect((await publishNext(browser)).statusCode).toBe(200)
    expect(titleOn(site, 'colposcopia')).toBe('Colposcopia')

    await passMidnight(site)

    expect(titleOn(site, 'colposcopia')).toBe('Con fecha')
    const saved = (await browser.get('/api/services/colposcopia')).json()
    expect(saved.shortDescription).toBe('Otra descripción.')
  })

  test('says beforehand that it no longer fits, and applies nothing of it', async () => {
    const site = await datedSite()
    const { browser } = site
    const name = nameOn(site)
    await rename(browser, 'Dra. de Enero')
    await change(browser, 'colposcopia', { title: 'Con fecha' })
    await date(browser)
    await put(browser, 'colposcopia', { title: 'Sin fecha' })

    const [foreseen] = await listed(browser)
    expect(foreseen).toMatchObject({ state: 'waiting', problem: expect.stringContaining('Ya no coincide') })
    await passMidnight(site)

    expect((await listed(browser))[0].state).toBe('refused')
    expect((await browser.get('/api/next')).json().refusedDated).toBe(1)
    expect([nameOn(site), titleOn(site, 'colposcopia')]).toEqual([name, 'Sin fecha'])
    const refused = await browser.post(`/api/dated-changes/${foreseen.id}/publish`, {})
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'stale_revision'])
    expect(site.errors()).toEqual([])
  })

  test('that was refused does not prevent a later one', async () => {
    const site = await datedSite()
    const { browser } = site
    await change(browser, 'colposcopia', { title: 'De enero' })
    await date(browser)
    await put(browser, 'colposcopia', { title: 'Otro' })
    await passMidnight(site)
    expect((await listed(browser))[0].state).toBe('refused')

    await put(browser, 'colposcopia', { title: 'Colposcopia' })
    await change(browser, 'colposcopia', { title: 'De marzo' })
    await date(browser, { date: `${year}-03-01`, time: '00:00' })

    const [refused, waiting] = await listed(browser)
    expect([refused.state, waiting.state, waiting.problem]).toEqual(['refused', 'waiting', undefined])
  })

  test('no longer fits when its entry is gone, or when an earlier dated change sets the same field', async () => {
    const { browser } = await datedSite()
    await change(browser, 'colposcopia', { title: 'Primero' })
    await date(browser)
    await change(browser, 'colposcopia', { title: 'Segundo' })
    await date(browser, { ...newYear, time: '12:00' })
    expect((await listed(browser)).map(({ problem }: { problem?: string }) => problem !== undefined)).toEqual(
      [false, true],
    )

    await browser.delete('/api/services/colposcopia')

    expect((await listed(browser))[0].problem).toBe('Ya no coincide: ya no existe.')
  })

  test('can be moved, published at once and cancelled', async () => {
    const site = await datedSite()
    const { browser } = site
    await change(browser, 'colposcopia', { title: 'Ahora' })
    await date(browser)
    await change(browser, 'papanicolau', { title: 'Nunca' })
    await date(browser)
    const changes = await listed(browser)
    const idOf = (title: string): string =>
      changes.find(({ parts }: { parts: [{ value: { title: string } }] }) => parts[0].value.title === title)
        .id
    const [now, never] = [idOf('Ahora'), idOf('Nunca')]
    const later = { date: `${year}-03-01`, time: '08:30' }

    expect((await browser.put(`/api/dated-changes/${never}`, later)).statusCode).toBe(204)
    expect((await browser.post(`/api/dated-changes/${now}/publish`, {})).statusCode).toBe(204)

    expect(titleOn(site, 'colposcopia')).toBe('Ahora')
    expect(await listed(browser)).toMatchObject([{ id: never, at: later }])
    expect((await browser.delete(`/api/dated-changes/${never}`)).statusCode).toBe(204)
    expect(await listed(browser)).toEqual([])
    expect((await browser.post(`/api/dated-changes/${now}/publish`, {})).statusCode).toBe(404)
  })

  test('is refused if a publish would refuse it, or if its time has passed; nothing changes', async () => {
    const { browser } = await datedSite()
    await change(browser, 'colposcopia', { title: 'Bien' })
    const reviewed = await reviewedParts(browser)

    const past = await date(browser, { date: '2020-01-01', time: '00:00' })
    const noDate = await date(browser, { date: `${year}-02-30`, time: '25:00' })
    await change(browser, 'colposcopia', { title: '' })
    const stale = await browser.post('/api/publish', { parts: reviewed, at: newYear })
    const invalid = await date(browser)

    expect([past, noDate, stale, invalid].map(({ statusCode }) => statusCode)).toEqual([400, 400, 409, 400])
    expect(invalid.json().issues).toMatchObject([{ path: 'parts[0].title' }])
    expect(await listed(browser)).toEqual([])
    expect((await readNext(browser, 'services/colposcopia')).value).toMatchObject({ title: '' })
  })

  test('holds a price that is valid from its day, and no earlier day is accepted', async () => {
    const site = await datedSite()
    const { browser, clock } = site
    await reprice(browser, 1551, newYear.date)
    const dayBefore = { date: `${year - 1}-12-31`, time: '23:59' }
    clock.set(midnight - 86_400_000)

    const early = await date(browser, dayBefore)
    const dated = await date(browser)
    const [{ id }] = await listed(browser)
    const moved = await browser.put(`/api/dated-changes/${id}`, dayBefore)

    expect([early, dated, moved].map(({ statusCode }) => statusCode)).toEqual([400, 200, 400])
    expect(early.json().issues).toMatchObject([{ path: 'parts[0].consultationPrice.prices.0.validFrom' }])
    expect(moved.json().issues[0].message).toMatch(/^«.+» vale desde el 1 de enero de \d{4}: publíquelo/)
    expect(priceOn(site)).not.toBe(1551)

    await passMidnight(site)

    expect(priceOn(site)).toBe(1551)
    expect(site.errors()).toEqual([])
  })

  test('is stored once if the same call is repeated because its response was lost', async () => {
    const { browser } = await datedSite()
    await change(browser, 'colposcopia', { title: 'Una vez' })
    const id = '0f6a1f0e-6f0c-4a53-8a5f-2f3c1d0e9b77'
    const body = { id, at: newYear, parts: await reviewedParts(browser) }

    const answers = [await browser.post('/api/publish', body), await browser.post('/api/publish', body)]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await listed(browser)).toMatchObject([{ id }])
    expect((await browser.post('/api/publish', { ...body, id: 'uno' })).statusCode).toBe(400)
  })

  test('that only an earlier dated change prevents can be published at once', async () => {
    const site = await datedSite()
    const { browser } = site
    await change(browser, 'colposcopia', { title: 'Primero' })
    await date(browser)
    await change(browser, 'colposcopia', { title: 'Segundo' })
    await date(browser, { ...newYear, time: '12:00' })
    const [, second] = await listed(browser)
    expect([second.problem !== undefined, second.fitsNow]).toEqual([true, true])

    expect((await browser.post(`/api/dated-changes/${second.id}/publish`, {})).statusCode).toBe(204)

    expect(titleOn(site, 'colposcopia')).toBe('Segundo')
    expect(await listed(browser)).toMatchObject([{ fitsNow: false, problem: expect.any(String) }])
  })

  test('of an owner cannot be moved, published, undated or cancelled by an assistant', async () => {
    const { browser, ...site } = await datedSite()
    const assistant = await signedInAssistant(site)
    await change(browser, 'colposcopia', { title: 'Suyo' })
    await date(browser)
    const [{ id }] = await listed(assistant)

    const answers = [
      await assistant.put(`/api/dated-changes/${id}`, newYear),
      await assistant.delete(`/api/dated-changes/${id}`),
      await assistant.post(`/api/dated-changes/${id}/publish`, {}),
      await undate(assistant, id),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
    expect(await listed(browser)).toHaveLength(1)
  })

  test('stays under the name of its author, and is published, when her account goes', async () => {
    const site = await datedSite()
    const { browser } = site
    const assistant = await signedInAssistant(site)
    await change(assistant, 'colposcopia', { title: 'De Eva' })
    await date(assistant)
    const { people } = (await browser.get('/api/people')).json()
    const { id } = people.find(({ name }: { name: string }) => name === eva.name)

    expect((await browser.delete(`/api/people/${id}`)).statusCode).toBe(204)

    expect(await listed(browser)).toMatchObject([{ author: eva.name, state: 'waiting' }])
    await passMidnight(site)
    expect(titleOn(site, 'colposcopia')).toBe('De Eva')
  })

  test('can create an entry, and delete another one with what was edited of it', async () => {
    const site = await datedSite()
    const { browser } = site
    const value = { id: 'nuevo-servicio', title: 'Nuevo', shortDescription: 'Texto.' }
    await beginEntry(browser, 'services', value)
    await editNext(browser, 'services', (order) => ({
      entries: arrangement
        .parse(order)
        .entries.map((entry) => (entry.id === 'colposcopia' ? { ...entry, isRemoved: true } : entry)),
    }))
    await date(browser)
    await change(browser, 'colposcopia', { title: 'Editado' })
    expect(titleOn(site, 'colposcopia')).toBe('Colposcopia')

    await passMidnight(site)

    expect([titleOn(site, 'nuevo-servicio'), titleOn(site, 'colposcopia')]).toEqual(['Nuevo', undefined])
    expect(await listNext(browser)).toEqual([])
  })

  test('can change the order, also when a person adds an entry meanwhile', async () => {
    const site = await datedSite()
    const { browser } = site
    const ids = site.publisher.live?.snapshot.services.map(({ id }) => id) ?? []
    await editNext(browser, 'services', (value) =>
      arrangementOf(arrangement.parse(value).entries.toReversed()),
    )
    await date(browser)
    await browser.put('/api/services/otro', { title: 'Otro', shortDescription: 'Texto.' })
    expect(await listed(browser)).toMatchObject([{ state: 'waiting', fitsNow: true }])

    await passMidnight(site)

    const live = site.publisher.live?.snapshot.services.map(({ id }) => id)
    expect(live).toEqual([...ids.toReversed(), 'otro'])
  })
})

describe('undating', () => {
  test('puts every part back into the next version, with who changed it', async () => {
    const { browser, ...site } = await datedSite()
    const assistant = await signedInAssistant(site)
    await rename(assistant, 'Dra. de Enero')
    await beginEntry(assistant, 'services', { id: 'nuevo-servicio', title: 'Nuevo' })
    await editNext(assistant, 'services/nuevo', { shortDescription: 'Texto.' })
    await date(assistant)
    await beginEntry(browser, 'services', { id: 'otro', title: 'Otro', shortDescription: 'Texto.' })
    const [{ id }] = await listed(browser)

    expect((await undate(browser, id)).statusCode).toBe(204)

    expect(await listed(browser)).toEqual([])
    expect((await readNext(browser, 'site-content')).value).toMatchObject({
      doctorInfo: { name: 'Dra. de Enero' },
    })
    expect((await readNext(browser, 'services/nuevo.2')).value).toMatchObject({ id: 'nuevo-servicio' })
    const authors = (await listNext(browser)).map(({ entry, notes }) => [entry, notes[0]?.author])
    expect(authors).toContainEqual([undefined, eva.name])
    expect((await publishNext(browser)).statusCode).toBe(200)
    expect([nameOn(site), titleOn(site, 'nuevo-servicio')]).toEqual(['Dra. de Enero', 'Nuevo'])
  })

  test('changes nothing where the next version has another value, and names the place', async () => {
    const { browser } = await datedSite()
    await rename(browser, 'Dra. de Enero')
    await change(browser, 'colposcopia', { title: 'Con fecha' })
    await date(browser)
    await change(browser, 'colposcopia', { title: 'Editado' })
    const [{ id }] = await listed(browser)

    const refused = await undate(browser, id)

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'stale_draft'])
    expect(refused.json().detail).toMatch(/^Ya no coincide: .+/)
    expect(await listed(browser)).toHaveLength(1)
    expect(await listNext(browser)).toMatchObject([{ entry: 'colposcopia' }])
  })

  test('of a refused change puts its values over what was saved meanwhile', async () => {
    const site = await datedSite()
    const { browser } = site
    await change(browser, 'colposcopia', { title: 'Con fecha' })
    await date(browser)
    await put(browser, 'colposcopia', { title: 'Sin fecha' })
    await passMidnight(site)
    const [{ id, state }] = await listed(browser)

    expect([state, (await undate(browser, id)).statusCode]).toEqual(['refused', 204])

    expect(await readNext(browser, 'services/colposcopia')).toMatchObject({
      base: { title: 'Sin fecha' },
      value: { title: 'Con fecha' },
    })
  })

  test('of an entry that was deleted meanwhile creates it again with the next publish', async () => {
    const site = await datedSite()
    const { browser } = site
    await change(browser, 'colposcopia', { title: 'Otra vez' })
    await date(browser)
    await browser.delete('/api/services/colposcopia')
    const [{ id }] = await listed(browser)

    expect((await undate(browser, id)).statusCode).toBe(204)
    expect((await publishNext(browser)).statusCode).toBe(200)

    expect(titleOn(site, 'colposcopia')).toBe('Otra vez')
  })
})

describe('with several processes, a dated change', () => {
  test('is published once, with one revision and one release', async () => {
    const database = await sharedDatabase()
    const first = await datedSite({ database, withoutLock: true })
    const clock = testClock(first.clock.now())
    const second = await runningSite({ database, withoutLock: true, clock })
    await rename(first.browser, 'Dra. de Enero')
    await date(first.browser)
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
    await rename(first.browser, 'Dra. de Enero')
    await date(first.browser)
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
    await rename(first.browser, 'Dra. de Enero')
    await date(first.browser)
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
    await rename(first.browser, 'Dra. de Enero')
    await date(first.browser)
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
