import { plainText } from '#content/texts/words.ts'
import type { MonthWeek } from './month-weeks.ts'

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export type Weekday = (typeof weekdays)[number]

/** Weekdays with one time span on the 24-hour clock ('10:00'). */
export type OpeningHours = {
  readonly days: readonly Weekday[]
  readonly opens: string
  readonly closes: string
  /** In which weeks of the month; in every one without any. */
  readonly weeks?: readonly MonthWeek[]
}

/** Two pairs of days and hours, as the owner typed them. */
export type WrittenHours = {
  readonly dayRange1: string
  readonly hours1: string
  readonly dayRange2: string
  readonly hours2: string
}

/** Days with the same hours, as people say them. */
export type HoursLine = {
  readonly days: string
  readonly hours: string
  /** The days that the line is about; undefined for words that are not understood. */
  readonly on?: Pick<OpeningHours, 'days' | 'weeks'> | undefined
}

/** The pairs that are not empty. */
export const writtenLines = ({ dayRange1, hours1, dayRange2, hours2 }: WrittenHours): HoursLine[] =>
  [
    { days: dayRange1, hours: hours1 },
    { days: dayRange2, hours: hours2 },
  ].filter(({ days, hours }) => days || hours)

/** Parses the owner's texts; undefined if they are empty or any part is not understood. */
export function parseOpeningHours(written: WrittenHours): OpeningHours[] | undefined {
  const lines = writtenLines(written)
  const found: OpeningHours[] = []
  for (const line of lines) {
    const days = parseDays(simplify(line.days))
    const spans = parseSpans(simplify(line.hours))
    if (!days || !spans) return undefined
    for (const span of spans) found.push({ days, ...span })
  }
  return lines.length > 0 ? found : undefined
}

/** schema.org's notation for the end of a day without closing time. */
export const endOfDay = '23:59'

/** Lower case, without accents, double spaces or final full stop. */
const simplify = (text: string) =>
  plainText(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<!m)\.$/, '')

/** Spanish names of each weekday: full, abbreviated and the initial. */
const dayNames: readonly RegExp[] = [
  /^(lunes|lun|l)$/,
  /^(martes|mar|ma)$/,
  /^(miercoles|mie|mi|x)$/,
  /^(jueves|jue|j)$/,
  /^(viernes|vie|v)$/,
  /^(sabados?|sab|s)$/,
  /^(domingos?|dom|d)$/,
]

const dayGroups = new Map<string, readonly Weekday[]>([
  ['todos los dias', weekdays],
  ['diario', weekdays],
  ['diariamente', weekdays],
  ['entre semana', weekdays.slice(0, 5)],
  ['fin de semana', weekdays.slice(5)],
  ['fines de semana', weekdays.slice(5)],
])

function parseDays(text: string): Weekday[] | undefined {
  const group = dayGroups.get(text)
  if (group) return [...group]
  const indexes = new Set<number>()
  for (const part of text.split(/ ?, ?| y /)) {
    const range = parseDayRange(part.replace(/^(de|los|el) /, ''))
    if (!range) return undefined
    for (const index of range) indexes.add(index)
  }
  return weekdays.filter((_, index) => indexes.has(index))
}

/** Indexes of one weekday or a range. A range may wrap around the end of the week. */
function parseDayRange(text: string): number[] | undefined {
  const ends = text.split(/ a | al | ?[-–—] ?/).map((name) => {
    const plain = name.replace(/\.$/, '')
    return dayNames.findIndex((names) => names.test(plain))
  })
  const [first, last = first] = ends
  if (ends.length > 2 || first === undefined || last === undefined || first < 0 || last < 0) return undefined
  const length = ((last - first + weekdays.length) % weekdays.length) + 1
  return Array.from({ length }, (_, step) => (first + step) % weekdays.length)
}

type Span = { opens: string; closes: string }

function parseSpans(text: string): Span[] | undefined {
  if (/^cerrado$/.test(text)) return []
  if (/^(las )?24 (horas|hrs?|h)$/.test(text)) return [{ opens: '00:00', closes: endOfDay }]
  const spans: Span[] = []
  for (const part of text.split(/ ?[,/] ?| y /)) {
    const [opens, closes, ...more] = part
      .replace(/^de /, '')
      .split(/ a(?: las)? (?!\.? ?m\b)| ?[-–—] ?/)
      .map(parseTime)
    if (!opens || !closes || more.length > 0 || opens >= closes) return undefined
    spans.push({ opens, closes })
  }
  return spans
}

/** '10', '10:30', '10:30 h', '2 p. m.' → '14:00'. */
function parseTime(text: string): string | undefined {
  const match = /^(?:las )?(\d{1,2})(?:[:.](\d{2}))? ?(?:(a|p)\.? ?m\.?|hrs?\.?|h\.?|horas)?$/.exec(text)
  if (!match) return undefined
  const [, hourText = '', minuteText = '00', half] = match
  const written = Number(hourText)
  if (half && (written < 1 || written > 12)) return undefined
  const hour = half ? (written % 12) + (half === 'p' ? 12 : 0) : written
  if (hour > 23 || Number(minuteText) > 59) return undefined
  return `${String(hour).padStart(2, '0')}:${minuteText}`
}
