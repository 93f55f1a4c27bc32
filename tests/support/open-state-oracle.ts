import fc from 'fast-check'
import { addDays, type LocalTime } from '#content/hours/local-time.ts'
import { type MonthWeek, monthWeeks } from '#content/hours/month-weeks.ts'
import type { SpecialHours } from '#content/hours/open-spans.ts'
import type { PlaceHours } from '#content/hours/open-state.ts'
import { type OpeningHours, weekdays } from '#content/hours/opening-hours.ts'

const at = (text: string): LocalTime => ({ date: text.slice(0, 10), time: text.slice(11, 16) })

const halfHour = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`)

const openingHours: fc.Arbitrary<OpeningHours> = fc
  .record({
    days: fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 7 }),
    times: fc.uniqueArray(fc.oneof(halfHour, fc.constant('23:59')), { minLength: 2, maxLength: 2 }),
    weeks: fc.oneof(fc.constant<MonthWeek[]>([]), fc.uniqueArray(fc.constantFrom(...monthWeeks))),
  })
  .map(({ days, times, weeks }) => {
    const [opens = '', closes = ''] = times.toSorted()
    return { days, opens, closes, weeks }
  })

const special: fc.Arbitrary<SpecialHours> = fc
  .record({
    day: fc.integer({ min: 0, max: 364 }),
    days: fc.integer({ min: 0, max: 60 }),
    begins: halfHour,
    ends: halfHour,
    openingHours: fc.oneof(fc.constant<OpeningHours[]>([]), fc.array(openingHours, { maxLength: 2 })),
  })
  .map(({ day, days, begins, ends, openingHours }) => ({
    from: at(`${addDays('2028-01-01', day)}T${begins}`),
    until: at(`${addDays('2028-01-01', day + days + 1)}T${ends}`),
    openingHours,
  }))

/** Places with split days, weeks of the month, midnights, closures and their own time zones. */
export const anyPlaces: fc.Arbitrary<PlaceHours[]> = fc
  .array(
    fc.record({
      timeZone: fc.constantFrom('America/Mexico_City', 'America/Tijuana', 'America/Cancun'),
      openingHours: fc.array(openingHours, { maxLength: 4 }),
      special: fc.array(special, { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((places) => places.map((place, index) => ({ ...place, id: `${index}`, name: `Lugar ${index}` })))

/** By time zone, the hours ahead of UTC in 2028 and the moments from which on they count. */
const offsets: Readonly<Record<string, readonly (readonly [from: number, hours: number])[]>> = {
  'America/Mexico_City': [[0, -6]],
  'America/Cancun': [[0, -5]],
  'America/Tijuana': [
    [0, -8],
    [Date.UTC(2028, 2, 12, 10), -7],
    [Date.UTC(2028, 10, 5, 9), -8],
  ],
}

/** The wall clock of a place as 'YYYY-MM-DDTHH:MM'. */
export function wallClock(timeZone: string, moment: number): string {
  const [, hours] = offsets[timeZone]?.findLast(([from]) => from <= moment) ?? [0, 0]
  return new Date(moment + hours * 3_600_000).toISOString().slice(0, 16)
}

/** Whether a place is open at a moment, looked up rule by rule: slow and plain, to compare the product with. */
export function isOpenByHand(place: PlaceHours, moment: number): boolean {
  const now = wallClock(place.timeZone, moment)
  const valid = place.special?.findLast(
    ({ from, until }) => now >= `${from.date}T${from.time}` && now < `${until.date}T${until.time}`,
  )
  return (valid?.openingHours ?? place.openingHours).some((hours) => isWithin(hours, now))
}

function isWithin({ days, opens, closes, weeks = [] }: OpeningHours, now: string): boolean {
  const date = new Date(`${now.slice(0, 10)}T00:00:00Z`)
  const time = now.slice(11)
  if (!days.includes(weekdays[(date.getUTCDay() + 6) % 7] ?? 'Monday')) return false
  if (weeks.length > 0) {
    const month = date.getUTCMonth()
    const sameDays = Array.from(
      { length: 11 },
      (_, week) => new Date(date.getTime() + (week - 5) * 604_800_000),
    )
    const inMonth = sameDays.filter((other) => other.getUTCMonth() === month)
    const place = inMonth.findIndex((other) => other.getTime() === date.getTime())
    const names = [monthWeeks[Math.min(place, 3)], ...(place === inMonth.length - 1 ? ['last'] : [])]
    const isFifth = place > 3
    if (!weeks.some((week) => (isFifth ? week === 'last' : names.includes(week)))) return false
  }
  return time >= opens && (time < closes || closes === '23:59')
}
