import { describe, expect, test } from 'vitest'
import type { Beacon } from '#content/visits/beacon.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { testScheduler } from '#tests/server/test-clock.ts'
import { readVisits, sweepVisits, type VisitCount } from '../store/visit-counts.ts'
import { startCounting } from './visit-counter.ts'

/** 23:30 in Mexico City on 1 June. */
const lateEvening = new Date('2026-06-02T05:30:00Z')

const visit: Beacon = { path: '/', from: 'google.com', taps: [] }

async function siteThatCounts() {
  const { clock, scheduler } = testScheduler(lateEvening)
  const { store, publisher } = await runningSite()
  const errors: unknown[] = []
  const onError = (error: unknown) => errors.push(error)
  const start = () => startCounting({ db: store.db, publisher, scheduler, onError })
  const stored = async () => (await readVisits(store.db, '2000-01-01', '2100-01-01')).map(summary).sort()
  return { store, publisher, clock, start, counter: start(), stored, errors }
}

const summary = ({ day, metric, page, section, layout, source, count }: VisitCount) =>
  [day, metric, page, section, layout, source, count].filter((part) => part !== '').join(' ')

describe('the counter', () => {
  test('adds up views, visits and taps on the day of the practice', async () => {
    const { counter, stored } = await siteThatCounts()

    counter.count(visit)
    counter.count({ path: '/contacto', from: null, taps: [['call', 'Hero']] })
    counter.count({ path: '/contacto', taps: [['whatsapp', 'floating']] })
    counter.count(visit)
    await counter.flush()

    expect(await stored()).toEqual([
      expect.stringMatching(/^2026-06-01 call \/contacto Hero hero\S* 1$/i),
      '2026-06-01 view / 2',
      '2026-06-01 view /contacto 1',
      '2026-06-01 visit google.com 2',
      '2026-06-01 whatsapp /contacto floating 1',
    ])
  })

  test('stores the sums every ten seconds', async () => {
    const { counter, clock, stored } = await siteThatCounts()
    counter.count(visit)

    await clock.advance(9_999)
    expect(await stored()).toEqual([])
    await clock.advance(1)

    expect(await stored()).toContain('2026-06-01 view / 1')
  })

  test('ignores pages that the site does not have, and its other files', async () => {
    const { counter, stored } = await siteThatCounts()

    for (const path of ['/inventada', '/sitemap.xml', '/contacto/otra', '/__proto__'])
      counter.count({ ...visit, path })
    await counter.flush()

    expect(await stored()).toEqual([])
  })

  test('adds to what another instance and an earlier process stored', async () => {
    const { counter, start, stored } = await siteThatCounts()
    const other = start()

    counter.count(visit)
    other.count(visit)
    await Promise.all([counter.flush(), other.flush()])
    const later = start()
    later.count(visit)
    await later.flush()

    expect(await stored()).toEqual(['2026-06-01 view / 3', '2026-06-01 visit google.com 3'])
  })

  test('keeps a bounded number of sources in a day and adds up the others', async () => {
    const { counter, start, stored } = await siteThatCounts()

    for (let index = 0; index < 6000; index += 1) counter.count({ ...visit, from: `${index}.ejemplo.mx` })
    await counter.flush()
    const later = start()
    for (let index = 0; index < 300; index += 1) later.count({ ...visit, from: `otro-${index}.ejemplo.mx` })
    await later.flush()

    const rows = await stored()
    const sum = rows
      .filter((row) => row.includes(' visit '))
      .reduce((total, row) => total + Number(row.split(' ').at(-1)), 0)
    expect(rows.length).toBeLessThanOrEqual(102)
    expect(sum).toBe(6300)
  })

  test('keeps the counts of a failed write for the next one', async () => {
    const { counter, store, stored, errors } = await siteThatCounts()
    counter.count(visit)
    await store.db.schema.alterTable('visit_count').renameTo('elsewhere').execute()
    await counter.flush()
    await store.db.schema.alterTable('elsewhere').renameTo('visit_count').execute()
    counter.count(visit)
    await counter.flush()

    expect(errors).toHaveLength(1)
    expect(await stored()).toContain('2026-06-01 view / 2')
  })

  test('forgets counts after two years', async () => {
    const { counter, store, stored } = await siteThatCounts()
    counter.count(visit)
    await counter.flush()

    await sweepVisits(store.db, new Date('2028-05-01'))
    expect(await stored()).toHaveLength(2)
    await sweepVisits(store.db, new Date('2028-08-01'))
    expect(await stored()).toEqual([])
  })
})
