import { type MonthWeek, monthWeeks } from '#content/hours/month-weeks.ts'
import { parseOpeningHours, type WrittenHours } from '#content/hours/opening-hours.ts'
import {
  fromOpeningHours,
  type Interval,
  isSet,
  type Schedule,
  type scheduleDays,
} from '#content/hours/schedule.ts'
import { childOf, isJsonList, type Json, textOf } from '#content/values/json.ts'

export type Day = (typeof scheduleDays)[number]['key']

/** The schedule of a workplace in the draft, and where it comes from. */
export type Week = {
  readonly schedule: Schedule
  /** `texts`: read from the hours in words. `unread`: nothing is set, and the words are not understood. */
  readonly source: 'schedule' | 'texts' | 'unread' | 'none'
}

/** Reads the schedule, or else the texts that earlier versions of the form had. */
export function readWeek(place: Json | undefined): Week {
  const schedule = readSchedule(childOf(place, 'schedule'))
  if (isSet(schedule)) return { schedule, source: 'schedule' }
  const texts = readTexts(childOf(place, 'hours'))
  if (Object.values(texts).every((text) => text.trim() === '')) return { schedule, source: 'none' }
  const found = parseOpeningHours(texts)
  return found ? { schedule: fromOpeningHours(found), source: 'texts' } : { schedule, source: 'unread' }
}

/**
 * The workplace with this schedule. Texts that the schedule was read from are emptied, because they follow from it now;
 * texts that are not understood are kept, for the case that the schedule is emptied again.
 */
export function withSchedule(place: Json | undefined, schedule: Schedule): Json {
  const former = typeof place === 'object' && place !== null && !isJsonList(place) ? place : {}
  const isUnderstood = parseOpeningHours(readTexts(childOf(place, 'hours'))) !== undefined
  return { ...former, schedule, ...(isUnderstood ? { hours: noTexts } : {}) }
}

const noTexts: WrittenHours = { dayRange1: '', hours1: '', dayRange2: '', hours2: '' }

/** The schedule with one day's intervals also on other days. */
export function copyDay(schedule: Schedule, from: Day, to: readonly Day[]): Schedule {
  return { ...schedule, ...Object.fromEntries(to.map((day) => [day, schedule[from]])) }
}

/** What a new interval of a day starts with: the afternoon after a morning, otherwise a morning. */
export function nextInterval(intervals: readonly Interval[]): Interval {
  const last = intervals.at(-1)
  if (!last) return { opens: '09:00', closes: '14:00' }
  const hour = Number(last.closes.slice(0, 2))
  const time = (wanted: number) => `${String(Math.min(wanted, 24)).padStart(2, '0')}:00`
  return { opens: time(Math.max(16, hour + 1)), closes: time(Math.max(20, hour + 4)) }
}

function readSchedule(value: Json | undefined): Schedule {
  const intervalsOf = (day: Day): Interval[] => {
    const items = childOf(value, day)
    return isJsonList(items)
      ? items.map((item) => ({
          opens: textOf(childOf(item, 'opens')),
          closes: textOf(childOf(item, 'closes')),
          weeks: weeksOf(childOf(item, 'weeks')),
        }))
      : []
  }
  return {
    monday: intervalsOf('monday'),
    tuesday: intervalsOf('tuesday'),
    wednesday: intervalsOf('wednesday'),
    thursday: intervalsOf('thursday'),
    friday: intervalsOf('friday'),
    saturday: intervalsOf('saturday'),
    sunday: intervalsOf('sunday'),
  }
}

const weeksOf = (value: Json | undefined): MonthWeek[] =>
  monthWeeks.filter((week) => isJsonList(value) && value.includes(week))

const readTexts = (value: Json | undefined): WrittenHours => ({
  dayRange1: textOf(childOf(value, 'dayRange1')),
  hours1: textOf(childOf(value, 'hours1')),
  dayRange2: textOf(childOf(value, 'dayRange2')),
  hours2: textOf(childOf(value, 'hours2')),
})
