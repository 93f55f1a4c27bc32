import { localTimeByRule } from './clock-rules.ts'

/** A moment as the clocks of one place show it: '2026-12-20' and '09:30'. */
export type LocalTime = { readonly date: string; readonly time: string }

/** By time zone; null for one that this browser does not know. */
const formats = new Map<string, Intl.DateTimeFormat | null>()

/**
 * The date and the time of the 24-hour clock that people in this time zone read at a moment. A browser that is older
 * than the zone reads them from `clock-rules.ts`.
 */
export function localTime(moment: Date, timeZone: string): LocalTime {
  const format = formatOf(timeZone)
  if (!format) {
    const byRule = localTimeByRule(moment, timeZone)
    if (!byRule) throw new RangeError(`There is no time zone ${timeZone}.`)
    return byRule
  }
  const parts: Partial<Record<string, string>> = {}
  for (const { type, value } of format.formatToParts(moment)) parts[type] = value
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts
  return { date: `${year.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minute}` }
}

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const format = newFormat(timeZone)
  formats.set(timeZone, format)
  return format
}

function newFormat(timeZone: string): Intl.DateTimeFormat | null {
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, ...date, ...time })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const minute = 60 * 1000
const day = 24 * 60 * minute

/**
 * The first moment at which the clocks of a time zone show this local time. A time that the clocks skip counts from
 * the skip on: an hour is skipped at 2:00, so 2:30 is 3:30.
 */
export function momentOf({ date, time }: LocalTime, timeZone: string): Date {
  if (time === '24:00') return momentOf({ date: addDays(date, 1), time: '00:00' }, timeZone)
  const asUtc = Date.parse(`${date}T${time}Z`)
  const isAt = (moment: Date) => {
    const local = localTime(moment, timeZone)
    return local.date === date && local.time === time
  }
  // Clocks change at most once in two days, so one of the two offsets is right.
  const before = new Date(asUtc - offsetAt(asUtc - day, timeZone))
  const after = new Date(asUtc - offsetAt(asUtc + day, timeZone))
  return isAt(before) || !isAt(after) ? before : after
}

/** How far the clocks of a time zone are ahead of UTC, in ms. */
function offsetAt(at: number, timeZone: string): number {
  const { date, time } = localTime(new Date(at), timeZone)
  return Date.parse(`${date}T${time}Z`) - Math.floor(at / minute) * minute
}

/** The date some days later; earlier for a negative number. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/** Index of a date's weekday: Monday is 0. */
export const weekdayIndex = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
