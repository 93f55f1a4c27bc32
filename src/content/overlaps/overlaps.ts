import { type Clock, clockWords } from '#content/hours/clock-time.ts'
import { addDays, weekdayIndex } from '#content/hours/local-time.ts'
import { isEmpty, overlap, type Span } from '#content/hours/open-spans.ts'
import { scheduleDays } from '#content/hours/schedule.ts'

/** A place with its hours on each date. */
export type DatedPlace = { readonly name: string; readonly spansOn: (date: string) => readonly Span[] }

/** A part of a weekday at which the doctor is in two places, with the first date of it. */
export type Overlap = {
  readonly places: readonly [one: string, other: string]
  readonly date: string
  readonly span: Span
}

/** Days that are looked at: the first and the fifth Saturday of a month are among them. */
const days = 35

/**
 * When the timetables have the doctor in two places in the same week, from a date on: the first time of each weekday and
 * pair of places. A place that is open day and night is no place where she sits all the time, so it overlaps with none.
 */
export function findOverlaps(places: readonly DatedPlace[], from: string): Overlap[] {
  const dates = Array.from({ length: days }, (_, day) => addDays(from, day))
  const found = dates.flatMap((date) => {
    const onDate = places.map(({ name, spansOn }) => ({ name, spans: spansOn(date).filter(isPartOfDay) }))
    return onDate.flatMap((one, index) =>
      onDate.slice(index + 1).flatMap((other, next) => {
        const span = firstCommon(one.spans, other.spans)
        const pair = [one.name, other.name] as const
        return span ? [{ places: pair, date, span, key: `${weekdayIndex(date)} ${index} ${next}` }] : []
      }),
    )
  })
  return [...Map.groupBy(found, ({ key }) => key).values()]
    .flatMap(([first]) => first ?? [])
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
}

const orderOf = ({ date, span }: Overlap) => `${weekdayIndex(date)} ${span.opens}`

/** 'El martes a las 16:00 está en dos lugares: Consultorio y Star Médica.' */
export const overlapWords = ({ date, span, places }: Overlap, clock: Clock): string =>
  `El ${scheduleDays[weekdayIndex(date)]?.name} a ${clockWords(span.opens, clock)} está en dos lugares: ${places.join(' y ')}.`

const isPartOfDay = ({ opens, closes }: Span) => opens !== '00:00' || closes !== '24:00'

const firstCommon = (one: readonly Span[], other: readonly Span[]): Span | undefined =>
  one
    .flatMap((span) => other.map((each) => overlap(span, each)))
    .filter((span) => !isEmpty(span))
    .toSorted((first, second) => first.opens.localeCompare(second.opens))[0]
