import type { MonthWeek } from './month-weeks.ts'
import { endOfDay, type OpeningHours, type Weekday } from './opening-hours.ts'

/** Whether a text is a time of the 24-hour clock. `24:00` is the end of the day. */
export const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text)

export type Interval = {
  opens: string
  closes: string
  /** In which weeks of the month; in every one without any. */
  weeks?: MonthWeek[]
}

/** Maximum number of intervals of one day. */
export const maxIntervals = 3

/** Keys of the schedule, in the order of the week, with their names. */
export const scheduleDays = [
  { key: 'monday', name: 'lunes', weekday: 'Monday' },
  { key: 'tuesday', name: 'martes', weekday: 'Tuesday' },
  { key: 'wednesday', name: 'miércoles', weekday: 'Wednesday' },
  { key: 'thursday', name: 'jueves', weekday: 'Thursday' },
  { key: 'friday', name: 'viernes', weekday: 'Friday' },
  { key: 'saturday', name: 'sábado', weekday: 'Saturday' },
  { key: 'sunday', name: 'domingo', weekday: 'Sunday' },
] as const satisfies readonly { key: string; name: string; weekday: Weekday }[]

/** The intervals of each weekday. A schedule without any is not set. */
export type Schedule = Record<(typeof scheduleDays)[number]['key'], Interval[]>

export const isSet = (week: Schedule): boolean => scheduleDays.some(({ key }) => week[key].length > 0)

/** Groups the days that share an interval. An interval until `24:00` closes at 23:59, as schema.org writes it. */
export function toOpeningHours(week: Schedule): OpeningHours[] {
  const intervals = scheduleDays.flatMap(({ key, weekday }) =>
    week[key].map(({ opens, closes, weeks = [] }) => ({
      weekday,
      opens,
      closes: closes === '24:00' ? endOfDay : closes,
      weeks,
    })),
  )
  const alike = Map.groupBy(intervals, ({ opens, closes, weeks }) => `${opens} ${closes} ${weeks}`)
  return [...alike.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { opens, closes, weeks } = first
    const days = same.map(({ weekday }) => weekday)
    return [{ days, opens, closes, ...(weeks.length > 0 && { weeks }) }]
  })
}

/** The schedule that says the same; at most the first intervals of a day. */
export function fromOpeningHours(openingHours: readonly OpeningHours[]): Schedule {
  const intervalsOn = (weekday: Weekday): Interval[] =>
    openingHours
      .filter(({ days }) => days.includes(weekday))
      .map(({ opens, closes, weeks = [] }) => ({
        opens,
        closes: closes === endOfDay ? '24:00' : closes,
        weeks: [...weeks],
      }))
      .toSorted((one, other) => one.opens.localeCompare(other.opens))
      .slice(0, maxIntervals)
  return {
    monday: intervalsOn('Monday'),
    tuesday: intervalsOn('Tuesday'),
    wednesday: intervalsOn('Wednesday'),
    thursday: intervalsOn('Thursday'),
    friday: intervalsOn('Friday'),
    saturday: intervalsOn('Saturday'),
    sunday: intervalsOn('Sunday'),
  }
}
