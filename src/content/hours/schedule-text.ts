import { lowerFirst, upperFirst } from '#content/texts/words.ts'
import { type Clock, clockTime } from './clock-time.ts'
import { monthWeekWords } from './month-weeks.ts'
import type { HoursLine, WrittenHours } from './opening-hours.ts'
import { type Interval, type Schedule, scheduleDays } from './schedule.ts'

/**
 * 'Lunes a viernes': '9:00 a 14:00 y de 16:00 a 20:00'; 'Primer y tercer sábado': '9:00 a 13:00'. Closed days are left
 * out.
 */
export function scheduleLines(week: Schedule, clock: Clock): HoursLine[] {
  const daysByHours = new Map<string, number[]>()
  const inSomeWeeks: HoursLine[] = []
  for (const [index, { key, name, weekday }] of scheduleDays.entries()) {
    const byWeeks = Map.groupBy(week[key], ({ weeks = [] }) => monthWeekWords(weeks))
    for (const [words, intervals] of byWeeks) {
      const hours = hoursWords(intervals, clock)
      const weeks = intervals[0]?.weeks ?? []
      if (words === '') daysByHours.set(hours, [...(daysByHours.get(hours) ?? []), index])
      else inSomeWeeks.push({ days: upperFirst(`${words} ${name}`), hours, on: { days: [weekday], weeks } })
    }
  }
  const everyWeek = [...daysByHours].map(([hours, days]) => ({
    days: upperFirst(dayWords(days)),
    hours,
    on: { days: days.flatMap((index) => scheduleDays[index]?.weekday ?? []) },
  }))
  return [...everyWeek, ...inSomeWeeks]
}

/** The schedule in the two pairs of texts that a workplace has. The second pair holds all the further lines. */
export function writeHours(week: Schedule, clock: Clock): WrittenHours {
  const [first, second, ...more] = scheduleLines(week, clock)
  const rest = more.map(({ days, hours }) => `; ${lowerFirst(days)}, ${afterComma(hours)}`).join('')
  return {
    dayRange1: first?.days ?? '',
    hours1: first?.hours ?? '',
    dayRange2: second?.days ?? '',
    hours2: second ? second.hours + rest : '',
  }
}

/** '9:00 a 14:00' → 'de 9:00 a 14:00'; words stay as they are. */
const afterComma = (hours: string) => (/^\d/.test(hours) ? `de ${hours}` : hours)

function hoursWords(intervals: readonly Interval[], clock: Clock): string {
  const [only] = intervals
  if (intervals.length === 1 && only?.opens === '00:00' && only.closes === '24:00') return 'las 24 horas'
  return joined(
    intervals.map(({ opens, closes }) => `${clockTime(opens, clock)} a ${clockTime(closes, clock)}`),
    'de ',
  )
}

const wholeWeek = scheduleDays.length

/** [0, 1, 2, 3, 4] → 'lunes a viernes'; [0, 2] → 'lunes y miércoles'. */
function dayWords(days: readonly number[]): string {
  if (days.length === wholeWeek) return 'todos los días'
  return joined(
    runsOf(days).flatMap(([first, last]) =>
      last - first >= 2
        ? [`${dayName(first)} a ${dayName(last)}`]
        : first === last
          ? [dayName(first)]
          : [dayName(first), dayName(last)],
    ),
  )
}

const dayName = (index: number) => scheduleDays[index]?.name ?? ''

/** First and last of each run of consecutive days. */
function runsOf(days: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && run[1] === day - 1) run[1] = day
    else runs.push([day, day])
  }
  return runs
}

/** 'a', 'a y b', 'a, b y c', with a word before each part but the first. */
function joined(parts: readonly string[], before = ''): string {
  const [first = '', ...rest] = parts
  return rest.reduce(
    (text, part, index) => `${text}${index === rest.length - 1 ? ' y ' : ', '}${before}${part}`,
    first,
  )
}
