import { describe, expect, test } from 'vitest'
import type { Beacon } from '#content/visits/visits.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { testScheduler } from '#tests/server/test-clock.ts'
import { readVisits, sweepVisits } from '../store/visit-counts.ts'
import { startCounting } from './visit-counter.ts'

/** 23:30 on Sunday, 7 June in Mexico City; it is Monday in UTC. */
const lateSunday = new Date('2026-06-08T05:30:00Z')

const view: Beacon = { path: '/', uses: ['view'] }

async function siteThatCounts() {
  const { clock, scheduler } = testScheduler(lateSunday)
  const { store, publisher } = await runningSite()
  const errors: unknown[] = []
  const onError = (error: unknown) => errors.push(error)
  const start = () => startCounting({ db: store.db, publisher, scheduler, onError })
  const stored = async () =>
    (await readVisits(store.db, ''))
      .map(({ week, page, metric, count }) => [week, page, metric, count].join(' '))
      .sort()
  return { store, publisher, clock, start, counter: start(), stored, errors }
}

describe('the counter', () => {
  test('adds up views and taps of each page in the week of the practice', async () => {
    const { counter, clock, stored } = await siteThatCounts()

    counter.count(view)
    counter.count({ path: '/contacto', uses: ['view', 'call', 'whatsapp', 'call'] })
    counter.count({ path: '/contacto', uses: ['directions'] })
    counter.count(view)
    await clock.advance(60 * 60_000)
    counter.count(view)
    await counter.flush()

    expect(await stored()).toEqual([
      '2026-06-01 / view 2',
      '2026-06-01 /contacto call 2',
      '2026-06-01 /contacto directions 1',
      '2026-06-01 /contacto view 1',
      '2026-06-01 /contacto whatsapp 1',
      '2026-06-08 / view 1',
    ])
  })

  test('stores the sums every ten seconds', async () => {
    const { counter, clock, stored } = await siteThatCounts()
    counter.count(view)

    await clock.advance(9_999)
    expect(await stored()).toEqual([])
    await clock.advance(1)

    expect(await stored()).toEqual(['2026-06-01 / view 1'])
  })

  test('ignores pages that the site does not have, and its other files', async () => {
    const { counter, stored } = await siteThatCounts()

    for (const path of ['/inventada', '/sitemap.xml', '/contacto/otra', '/__proto__'])
      counter.count({ ...view, path })
    await counter.flush()

    expect(await stored()).toEqual([])
  })

  test('adds to what another instance and an earlier process stored', async () => {
    const { counter, start, stored } = await siteThatCounts()
    const other = start()

    counter.count(view)
    other.count(view)
    await Promise.all([counter.flush(), other.flush()])
    const later = start()
    later.count(view)
    await later.flush()

    expect(await stored()).toEqual(['2026-06-01 / view 3'])
  })

  test('keeps the counts of a failed write for the next one', async () => {
    const { counter, store, stored, errors } = await siteThatCounts()
    counter.count(view)
    await store.db.schema.alterTable('visit_count').renameTo('elsewhere').execute()
    await counter.flush()
    await store.db.schema.alterTable('elsewhere').renameTo('visit_count').execute()
    counter.count(view)
    await counter.flush()

    expect(errors).toHaveLength(1)
    expect(await stored()).toEqual(['2026-06-01 / view 2'])
  })

  test('forgets counts after two years', async () => {
    const { counter, store, stored } = await siteThatCounts()
    counter.count(view)
    await counter.flush()

    await sweepVisits(store.db, new Date('2028-05-01'))
    expect(await stored()).toHaveLength(1)
    await sweepVisits(store.db, new Date('2028-08-01'))
    expect(await stored()).toEqual([])
  })
})
