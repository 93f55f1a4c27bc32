import { type Clock, clockWords } from '#content/hours/clock-time.ts'
import { addDays, weekdayIndex } from '#content/hours/local-time.ts'
import { isEmpty, overlap, type Span } from '#content/hours/open-spans.ts'
import { scheduleDays } from '#content/hours/schedule.ts'

/** A place with its hours on each date. */
export type DatedPlace = { readonly name: string; readonly spansOn: (date: string) => readonly Span[] }

/** A part of a weekday at which the doctor is in two places. */
export type Overlap = {
  readonly places: readonly [one: string, other: string]
  /** 0 is Monday. */
  readonly weekday: number
  readonly span: Span
  /** The first date with it. */
  readonly date: string
  /** Some weeks have it and others not, as with a place of alternate Saturdays. */
  readonly isSometimes: boolean
}

/** Alternate weeks and places that begin or end on a date show within this time. */
export const weeksAhead = 53

/**
 * When the timetables have the doctor in two places at once, from a date on; the first of each weekday and pair of places.
 * A place that is open day and night is no place where she sits all the time, so it overlaps with none.
 */
export function findOverlaps(places: readonly DatedPlace[], from: string): Overlap[] {
  const dates = Array.from({ length: 7 * weeksAhead }, (_, day) => addDays(from, day))
  const found = dates.flatMap((date) => {
    const onDate = places.map(({ name, spansOn }) => ({ name, spans: spansOn(date).filter(isPartOfDay) }))
    return onDate.flatMap((one, index) =>
      onDate.slice(index + 1).flatMap((other) => {
        const span = firstCommon(one.spans, other.spans)
        const pair = [one.name, other.name] as const
        return span ? [{ places: pair, weekday: weekdayIndex(date), span, date, key: index }] : []
      }),
    )
  })
  const groups = Map.groupBy(found, ({ weekday, places: pair, key }) => JSON.stringify([weekday, key, pair]))
  return [...groups.values()]
    .flatMap(([first, ...more]) => {
      if (!first) return []
      const { key: _, ...one } = first
      return [{ ...one, isSometimes: more.length + 1 < weeksAhead }]
    })
    .toSorted((one, other) => one.weekday - other.weekday || one.span.opens.localeCompare(other.span.opens))
}

/** 'El martes a las 16:00 está en dos lugares: Consultorio y Star Médica.' */
export function overlapWords({ weekday, span, places, isSometimes }: Overlap, clock: Clock): string {
  const day = scheduleDays[weekday]?.name ?? ''
  const days = day.endsWith('s') ? day : `${day}s`
  const when = isSometimes ? `Algunos ${days}` : `El ${day}`
  return `${when} a ${clockWords(span.opens, clock)} está en dos lugares: ${places.join(' y ')}.`
}

const isPartOfDay = ({ opens, closes }: Span) => opens !== '00:00' || closes !== '24:00'

const firstCommon = (one: readonly Span[], other: readonly Span[]): Span | undefined =>
  one
    .flatMap((span) => other.map((each) => overlap(span, each)))
    .filter((span) => !isEmpty(span))
    .toSorted((first, second) => first.opens.localeCompare(second.opens))[0]
