import { addDays, weekdayIndex } from '#content/hours/local-time.ts'
import type { Span } from '#content/hours/open-spans.ts'
import { type DatedPlace, weeksAhead } from './overlaps.ts'

/** A part of a weekday at a place. */
export type PlannedPart = {
  /** Position of the place in the list. */
  readonly place: number
  readonly span: Span
  /** Some weeks have it and others not. */
  readonly isSometimes: boolean
}

/** The week of all places, Monday first: for each day its parts in the order of the clock. */
export function weekPlan(places: readonly DatedPlace[], from: string): PlannedPart[][] {
  const dates = Array.from({ length: 7 * weeksAhead }, (_, day) => addDays(from, day))
  const parts = dates.flatMap((date) =>
    places.flatMap(({ spansOn }, place) =>
      spansOn(date).map((span) => ({ weekday: weekdayIndex(date), place, span })),
    ),
  )
  return Array.from({ length: 7 }, (_, weekday) => {
    const onDay = parts.filter((part) => part.weekday === weekday)
    const groups = Map.groupBy(onDay, ({ place, span }) => `${place} ${span.opens} ${span.closes}`)
    return [...groups.values()]
      .flatMap(([first, ...more]) =>
        first ? [{ place: first.place, span: first.span, isSometimes: more.length + 1 < weeksAhead }] : [],
      )
      .toSorted((one, other) => one.span.opens.localeCompare(other.span.opens) || one.place - other.place)
  })
}
