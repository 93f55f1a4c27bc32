import { type LocalTime, weekdayIndex } from './local-time.ts'
import { isInWeeks } from './month-weeks.ts'
import { endOfDay, type OpeningHours, weekdays } from './opening-hours.ts'

/** Hours that replace the usual ones for some time. Closed when they are empty. */
export type SpecialHours = {
  readonly from: LocalTime
  /** The first time at which the usual hours are valid again. */
  readonly until: LocalTime
  readonly openingHours: readonly OpeningHours[]
}

/** A part of one day, from `opens` to just before `closes`. The end of the day is `24:00`. */
export type Span = { readonly opens: string; readonly closes: string }

export type Hours = {
  readonly openingHours: readonly OpeningHours[]
  /** Where two of them overlap, the later one in the list counts. */
  readonly special?: readonly SpecialHours[]
}

/** When a place is open on a date, in order and without gaps or overlaps between two spans. */
export function openSpansOn({ openingHours, special = [] }: Hours, date: string): Span[] {
  let spans = usualSpans(openingHours, date)
  for (const { from, until, openingHours: replacement } of special) {
    const replaced = partOn(date, from, until)
    if (isEmpty(replaced)) continue
    const now = usualSpans(replacement, date).map((span) => overlap(span, replaced))
    spans = [...spans.flatMap((span) => without(span, replaced)), ...now.filter((span) => !isEmpty(span))]
  }
  return joined(spans)
}

const usualSpans = (openingHours: readonly OpeningHours[], date: string): Span[] =>
  openingHours
    .filter((hours) => isOn(hours, date))
    .map(({ opens, closes }) => ({ opens, closes: closes === endOfDay ? '24:00' : closes }))

/** Whether a date is one of these days, in one of their weeks of the month. */
export function isOn({ days, weeks }: Pick<OpeningHours, 'days' | 'weeks'>, date: string): boolean {
  const weekday = weekdays[weekdayIndex(date)]
  return days.some((name) => name === weekday) && isInWeeks(date, weeks)
}

export const overlap = (one: Span, other: Span): Span => ({
  opens: one.opens > other.opens ? one.opens : other.opens,
  closes: one.closes < other.closes ? one.closes : other.closes,
})

export const isEmpty = ({ opens, closes }: Span): boolean => opens >= closes

/** The part of a date that is between two times; empty if there is none. */
export const partOn = (date: string, from: LocalTime, until: LocalTime): Span => ({
  opens: from.date < date ? '00:00' : from.date === date ? from.time : '24:00',
  closes: until.date > date ? '24:00' : until.date === date ? until.time : '00:00',
})

/** What another span leaves of one. */
export const without = (span: Span, other: Span): Span[] =>
  [
    overlap(span, { opens: '00:00', closes: other.opens }),
    overlap(span, { opens: other.closes, closes: '24:00' }),
  ].filter((rest) => !isEmpty(rest))

function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const span of spans.toSorted((one, other) => one.opens.localeCompare(other.opens))) {
    const last = found.at(-1)
    if (!last || last.closes < span.opens) found.push(span)
    else if (last.closes < span.closes) found[found.length - 1] = { ...last, closes: span.closes }
  }
  return found
}
