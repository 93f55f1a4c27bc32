import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localTime, momentOf } from './local-time.ts'
import { timeZoneNames } from './time-zones.ts'

const tijuana = 'America/Tijuana'

describe('the moment of a local time', () => {
  test('is the first of the two where clocks are set back', () => {
    const time = { date: '2026-11-01', time: '01:30' }

    expect(momentOf(time, tijuana)).toEqual(new Date('2026-11-01T08:30:00Z'))
  })

  test('is that of the skip where clocks are set forward', () => {
    const time = { date: '2026-03-08', time: '02:30' }

    expect(momentOf(time, tijuana)).toEqual(new Date('2026-03-08T10:00:00Z'))
  })

  test('of 24:00 is midnight of the next day', () => {
    expect(momentOf({ date: '2026-12-31', time: '24:00' }, 'America/Mexico_City')).toEqual(
      new Date('2027-01-01T06:00:00Z'),
    )
  })

  test('shows that time again, in every time zone and at any time but a skipped one', () => {
    const minutes = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2031, 0) / 60_000 })
    fc.assert(
      fc.property(minutes, fc.constantFrom(...timeZoneNames), (minute, timeZone) => {
        const local = localTime(new Date(minute * 60_000), timeZone)
        const moment = momentOf(local, timeZone)

        expect(localTime(moment, timeZone)).toEqual(local)
        expect(moment.getTime()).toBeLessThanOrEqual(minute * 60_000)
      }),
      { numRuns: 300 },
    )
  })
})
