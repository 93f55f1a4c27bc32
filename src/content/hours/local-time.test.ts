import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { type LocalTime, localTime, momentOf } from './local-time.ts'
import { timeZoneNames } from './time-zones.ts'

const tijuana = 'America/Tijuana'

describe('the moment of a local time', () => {
  test('is the first of the two where clocks are set back', () => {
    const time = { date: '2026-11-01', time: '01:30' }

    expect(momentOf(time, tijuana)).toEqual(new Date('2026-11-01T08:30:00Z'))
  })

  test('is an hour later on the clocks for a time that they skip', () => {
    const time = { date: '2026-03-08', time: '02:30' }

    expect(momentOf(time, tijuana)).toEqual(new Date('2026-03-08T10:30:00Z'))
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

test('a browser without the zone of Ciudad Juárez shows its local time in summer and in winter', async () => {
  // A new module, because it remembers the zones.
  vi.resetModules()
  const fresh = await import('./local-time.ts')
  const known = Intl.DateTimeFormat
  using refusal = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function format(locales, options) {
    if (options?.timeZone === juarez) throw new RangeError('Invalid time zone specified')
    return new known(locales, options)
  })

  for (const moment of ['2026-03-08T08:59Z', '2026-03-08T09:00Z', '2026-11-01T07:59Z', '2026-11-01T08:00Z']) {
    expect(fresh.localTime(new Date(moment), juarez)).toEqual(expectedInJuarez[moment])
  }
  expect(refusal).toHaveBeenCalled()
})

test('an unknown zone is an error', () => {
  expect(() => localTime(new Date(), 'Europa/Viena')).toThrow(RangeError)
})

const juarez = 'America/Ciudad_Juarez'

const expectedInJuarez: Readonly<Record<string, LocalTime>> = {
  '2026-03-08T08:59Z': { date: '2026-03-08', time: '01:59' },
  '2026-03-08T09:00Z': { date: '2026-03-08', time: '03:00' },
  '2026-11-01T07:59Z': { date: '2026-11-01', time: '01:59' },
  '2026-11-01T08:00Z': { date: '2026-11-01', time: '01:00' },
}
