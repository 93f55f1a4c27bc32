import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { localTimeByRule } from './clock-rules.ts'
import { localTime } from './local-time.ts'
import { timeZoneNames } from './time-zones.ts'

test('the rules show the same local time as the zones do, in every zone and in every minute since 2023', () => {
  const minutes = fc.integer({ min: Date.UTC(2023, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 })
  fc.assert(
    fc.property(minutes, fc.constantFrom(...timeZoneNames), (minute, timeZone) => {
      const moment = new Date(minute * 60_000)

      expect(localTimeByRule(moment, timeZone)).toEqual(localTime(moment, timeZone))
    }),
    { numRuns: 2000 },
  )
})

test.each([
  '2026-03-08T09:59Z',
  '2026-03-08T10:00Z',
  '2026-11-01T08:59Z',
  '2026-11-01T09:00Z',
])('the rules change the clocks of Tijuana in the same minute as its zone, at %s', (text) => {
  const moment = new Date(text)

  expect(localTimeByRule(moment, 'America/Tijuana')).toEqual(localTime(moment, 'America/Tijuana'))
})

test('a browser without the zone of Ciudad Juárez reads its local time by the rules', async () => {
  // A new module, because it remembers the zones that `Intl` knows.
  vi.resetModules()
  const fresh = await import('./local-time.ts')
  using refusal = withoutZones()

  expect(fresh.localTime(new Date('2026-07-01T18:30:00Z'), 'America/Ciudad_Juarez')).toEqual({
    date: '2026-07-01',
    time: '12:30',
  })
  expect(refusal).toHaveBeenCalledOnce()
})

test('an unknown zone without a rule is an error', () => {
  expect(() => localTime(new Date(), 'Europa/Viena')).toThrow(RangeError)
})

/** Makes `Intl` refuse every zone, as older browsers refuse new ones. */
const withoutZones = () =>
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function refuse() {
    throw new RangeError('Invalid time zone specified')
  })
