import { describe, expect, test } from 'vitest'
import { arrangement, arrangementOf } from '#content/documents/arrangement.ts'
import {
  change,
  date,
  datedSite,
  listed,
  midnight,
  nameOn,
  newYear,
  passMidnight,
  put,
  rename,
  titleOn,
  year,
} from '#tests/server/dated-site.ts'
import { beginEntry, editNext, listNext, publishNext, reviewedParts } from '#tests/server/next-version.ts'

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
