import { expect, test } from 'vitest'
import { addDays } from './local-time.ts'
import { openStateAt } from './open-state.ts'
import { weekdays } from './opening-hours.ts'

const workdays = weekdays.slice(0, 5)
const openingHours = [
  { days: workdays, opens: '09:00', closes: '14:00' },
  { days: workdays, opens: '16:00', closes: '20:00' },
  { days: weekdays.slice(5, 6), opens: '22:00', closes: '23:59' },
  { days: weekdays.slice(6), opens: '00:00', closes: '02:30' },
]
const special = [
  {
    from: { date: '2028-02-28', time: '12:30' },
    until: { date: '2028-03-01', time: '10:15' },
    openingHours: [],
  },
  {
    from: { date: '2028-03-12', time: '01:15' },
    until: { date: '2028-03-12', time: '03:15' },
    openingHours: [],
  },
  {
    from: { date: '2028-12-20', time: '00:00' },
    until: { date: '2029-01-04', time: '00:00' },
    openingHours: [],
  },
]

/** Says by hand whether the practice is open, minute by minute of the local clock. */
function isOpenByHand(date: string, minute: number): boolean {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
  const stamp = `${date} ${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  for (const { from, until } of special)
    if (stamp >= `${from.date} ${from.time}` && stamp < `${until.date} ${until.time}`) return false
  if (weekday < 5) return (minute >= 540 && minute < 840) || (minute >= 960 && minute < 1200)
  return weekday === 5 ? minute >= 1320 : minute < 150
}

/** Offsets in hours, with the moments at which clocks change in 2028. */
const zones = [
  { timeZone: 'America/Mexico_City', changes: [{ from: 0, offset: -6 }] },
  {
    timeZone: 'America/Tijuana',
    changes: [
      { from: 0, offset: -8 },
      { from: Date.UTC(2028, 2, 12, 10), offset: -7 },
      { from: Date.UTC(2028, 10, 5, 9), offset: -8 },
    ],
  },
]

test.each(zones)('every minute of a leap year in $timeZone is open or closed as computed by hand', (zone) => {
  const wrong: string[] = []
  for (let at = Date.UTC(2028, 0, 1, 8); at < Date.UTC(2029, 0, 6); at += 60_000) {
    const { offset } = zone.changes.findLast(({ from }) => from <= at) ?? { offset: 0 }
    const local = at + offset * 3_600_000
    const date = addDays('1970-01-01', Math.floor(local / 86_400_000))
    const expected = isOpenByHand(date, Math.floor((local % 86_400_000) / 60_000))
    const place = { openingHours, special, id: '', name: '', timeZone: zone.timeZone }
    const practice = { places: [place], clock: '24h' } as const
    if (openStateAt(practice, new Date(at)).isOpen !== expected) wrong.push(new Date(at).toISOString())
  }
  expect(wrong.slice(0, 5)).toEqual([])
}, 120_000)
