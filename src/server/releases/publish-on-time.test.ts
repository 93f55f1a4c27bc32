import { expect, test } from 'vitest'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#tests/server/site-documents.ts'
import { testScheduler } from '#tests/server/test-clock.ts'
import { publishOnTime } from './publish-on-time.ts'

const vacation = {
  id: 'vacaciones',
  kind: 'vacation',
  from: '2026-12-20',
  until: '2027-01-03',
  hours: 'closed',
} as const
type Shown = {
  readonly notices?: readonly (typeof vacation)[]
  readonly otherPlaces?: readonly object[]
  readonly pages?: readonly object[]
  readonly prices?: readonly object[]
}

const snapshotAt = (
  moment: Date,
  { notices = [vacation], otherPlaces = [], pages = [], prices = [] }: Shown,
): Snapshot => {
  const content = sampleDocuments['site-content']
  const doctorWorkInfo = { ...content.doctorWorkInfo, otherPlaces }
  const siteContent = { ...content, doctorWorkInfo, consultationPrice: { prices } }
  return { ...parseSnapshot({ ...sampleDocuments, 'site-content': siteContent, notices, pages }), moment }
}

/** A publisher whose releases show the test's clock. */
function publisherAt(start: string, shown: Shown = {}) {
  const { clock, scheduler } = testScheduler(start)
  let published = 0
  let isBroken = false
  const errors: unknown[] = []
  const live = { snapshot: snapshotAt(clock.now(), shown) }
  const publisher = {
    live,
    async publish() {
      if (isBroken) throw new Error('The disk is full.')
      published += 1
      live.snapshot = snapshotAt(clock.now(), shown)
      return live
    },
  }
  publishOnTime({ publisher, scheduler, onError: (error) => errors.push(error) })
  return {
    errors,
    break: (value: boolean) => {
      isBroken = value
    },
    /** Sets the clock to a moment that is a while away, and returns how often was published since the start. */
    async at(moment: string, ms = 1000) {
      clock.set(Date.parse(moment) - ms)
      await clock.advance(ms)
      return published
    },
  }
}

test('publishes within a second when a notice begins and when it ends, once each time', async () => {
  const site = publisherAt('2026-12-19T12:00:00Z')

  expect(await site.at('2026-12-20T05:59:59Z')).toBe(0)
  expect(await site.at('2026-12-20T06:00:00Z')).toBe(1)
  expect(await site.at('2027-01-03T12:00:00Z')).toBe(1)
  expect(await site.at('2027-01-04T06:00:00Z')).toBe(2)
  expect(await site.at('2027-02-01T00:00:00Z')).toBe(2)
})

test('publishes late after a missed hour, and again when the clock is set back', async () => {
  const site = publisherAt('2026-12-19T12:00:00Z')

  expect(await site.at('2026-12-20T07:00:00Z')).toBe(1)
  expect(await site.at('2026-12-19T12:00:00Z')).toBe(2)
})

test('publishes on the first day of a place and after its last one', async () => {
  const place = { id: 'a', header: 'Star Médica', startsOn: '2026-12-20', endsOn: '2027-01-03' }
  const site = publisherAt('2026-12-19T12:00:00Z', { notices: [], otherPlaces: [place] })

  expect(await site.at('2026-12-20T05:59:59Z')).toBe(0)
  expect(await site.at('2026-12-20T06:00:00Z')).toBe(1)
  expect(await site.at('2027-01-04T05:59:59Z')).toBe(1)
  expect(await site.at('2027-01-04T06:00:00Z')).toBe(2)
})

test('never publishes without notices', async () => {
  const site = publisherAt('2026-12-19T12:00:00Z', { notices: [] })

  expect(await site.at('2027-12-19T12:00:00Z')).toBe(0)
})

test('tries again after a failure, but not at every look at the clock', async () => {
  const site = publisherAt('2026-12-19T12:00:00Z')
  site.break(true)

  await site.at('2026-12-20T06:00:20Z', 20_000)
  expect(site.errors).toHaveLength(1)
  site.break(false)

  expect(await site.at('2026-12-20T06:01:00Z', 15_000)).toBe(1)
})

test('publishes when a page of her own has its first day and after its last day', async () => {
  const days = { from: '2026-12-01', until: '2026-12-02' }
  const pages = [{ id: 'vacuna', title: 'Vacuna', shortDescription: 'Con cita.', ...days }]
  const site = publisherAt('2026-11-30T12:00:00Z', { notices: [], pages })

  expect(await site.at('2026-12-01T05:59:59Z')).toBe(0)
  expect(await site.at('2026-12-01T06:00:00Z')).toBe(1)
  expect(await site.at('2026-12-02T12:00:00Z')).toBe(1)
  expect(await site.at('2026-12-03T06:00:00Z')).toBe(2)
})

test('publishes on the first day of a price', async () => {
  const prices = [{ name: 'Consulta', amount: 1550, validFrom: '2027-01-01' }]
  const site = publisherAt('2026-12-31T12:00:00Z', { notices: [], prices })

  expect(await site.at('2027-01-01T05:59:59Z')).toBe(0)
  expect(await site.at('2027-01-01T06:00:00Z')).toBe(1)
  expect(await site.at('2027-01-02T06:00:00Z')).toBe(1)
})
