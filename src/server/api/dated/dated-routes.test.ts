import { describe, expect, test } from 'vitest'
import { withValueAt } from '#content/values/json.ts'
import {
  change,
  date,
  datedSite,
  type Live,
  listed,
  midnight,
  newYear,
  passMidnight,
  titleOn,
  undate,
  year,
} from '#tests/server/dated-site.ts'
import { editNext, readNext, reviewedParts } from '#tests/server/next-version.ts'
import { eva, type OwnersBrowser, signedInAssistant } from '#tests/server/owner.ts'

const reprice = (browser: OwnersBrowser, amount: number, validFrom: string) =>
  editNext(browser, 'site-content', (value) => {
    const path = 'consultationPrice.prices.0'
    return withValueAt(withValueAt(value, `${path}.amount`, amount), `${path}.validFrom`, validFrom)
  })

const priceOn = ({ publisher }: Live) =>
  publisher.live?.snapshot['site-content'].consultationPrice.prices[0]?.amount

describe('a dated change', () => {
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
})
