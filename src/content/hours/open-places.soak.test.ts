import { expect, test } from 'vitest'
import { isOpenByHand } from '#tests/open-state-oracle.ts'
import { openStateAt } from './open-state.ts'
import { weekdays } from './opening-hours.ts'

const minute = 60_000
const halfHour = 30 * minute

const workdays = weekdays.slice(0, 5)
const closed = (from: string, until: string) => ({
  from: { date: from, time: '00:00' },
  until: { date: until, time: '00:00' },
  openingHours: [],
})

/** Mornings, afternoons at a place that ends in May, and alternate Saturdays in a city that keeps daylight saving. */
const places = [
  {
    id: 'mornings',
    name: 'Consultorio',
    timeZone: 'America/Mexico_City',
    openingHours: [{ days: workdays, opens: '09:00', closes: '14:00' }],
    special: [closed('2028-03-28', '2028-04-02'), closed('2028-12-20', '2029-01-04')],
  },
  {
    id: 'afternoons',
    name: 'Star Médica',
    timeZone: 'America/Mexico_City',
    openingHours: [{ days: workdays, opens: '16:00', closes: '20:00' }],
    special: [closed('2028-06-01', '9999-12-31')],
  },
  {
    id: 'saturdays',
    name: 'Torre Médica',
    timeZone: 'America/Tijuana',
    byAppointment: true,
    openingHours: [
      { days: weekdays.slice(5, 6), opens: '10:00', closes: '13:00', weeks: ['first', 'third'] as const },
      { days: workdays, opens: '11:30', closes: '12:30' },
    ],
  },
]

// Every rule above changes at a full or half hour, so the minutes before and from then on stand for all others.
test('through a leap year the first of three places that is open by hand is named as open', () => {
  const wrong: string[] = []
  const named = new Set<string>()
  for (
    let at = Date.UTC(2028, 0, 1, 8);
    at < Date.UTC(2029, 0, 6);
    at += at % halfHour ? minute : halfHour - minute
  ) {
    const expected = places.find((place) => isOpenByHand(place, at))?.id
    const { isOpen, place } = openStateAt({ places, clock: '24h' }, new Date(at))
    if (expected) named.add(expected)
    if ((isOpen ? place : undefined) !== expected) wrong.push(new Date(at).toISOString())
  }
  expect(wrong.slice(0, 5)).toEqual([])
  expect(named.size).toBe(3)
}, 180_000)
