import { addDays } from '#content/hours/local-time.ts'
import { openSpansOn, type Span, type SpecialHours } from '#content/hours/open-spans.ts'
import type { OpeningHours } from '#content/hours/opening-hours.ts'
import { toOpeningHours } from '#content/hours/schedule.ts'
import { firstPlaceId } from '#content/site-content/place-ids.ts'
import type { Notice } from './notice.ts'
import { beginsAt, endsAt } from './notice-times.ts'

/**
 * The hours that these notices set at a place, in the order of their beginning. Those of one place come after those of
 * all, and closures last, because they are valid within other hours.
 */
export const specialHoursOf = (notices: readonly Notice[], place: string = firstPlaceId): SpecialHours[] =>
  notices
    .filter(({ hours, workplace }) => hours !== 'usual' && (workplace === '' || workplace === place))
    .toSorted((one, other) => rank(one) - rank(other) || one.from.localeCompare(other.from))
    .map((notice) => ({
      from: beginsAt(notice),
      until: endsAt(notice),
      openingHours: notice.hours === 'changed' ? toOpeningHours(notice.schedule) : [],
    }))

const rank = ({ hours, workplace }: Notice) => (hours === 'closed' ? 2 : 0) + (workplace === '' ? 0 : 1)

/** Consecutive dates with the same hours. Closed when there are no spans. */
export type SpecialDays = { readonly from: string; readonly until: string; readonly spans: readonly Span[] }

/** Maximum number of dates that are listed one by one. */
const maxDays = 400

/** The hours of every date that the special hours touch; equal consecutive dates are listed as one. */
export function specialDays(usual: readonly OpeningHours[], special: readonly SpecialHours[]): SpecialDays[] {
  const found: SpecialDays[] = []
  const isListed = new Set<string>()
  for (const { from, until, openingHours } of special) {
    const last = until.time === '00:00' ? addDays(until.date, -1) : until.date
    for (let date = from.date; date <= last && isListed.size < maxDays; date = addDays(date, 1)) {
      if (isListed.has(date)) continue
      isListed.add(date)
      const spans = openSpansOn({ openingHours: usual, special }, date)
      // Other hours that leave a weekday as it is need no mention. A closure does: its dates stay together.
      if (openingHours.length > 0 && sameSpans(spans, openSpansOn({ openingHours: usual }, date))) continue
      const former = found.at(-1)
      if (former && former.until === addDays(date, -1) && sameSpans(former.spans, spans))
        found[found.length - 1] = { ...former, until: date }
      else found.push({ from: date, until: date, spans })
    }
  }
  return found.toSorted((one, other) => one.from.localeCompare(other.from))
}

const sameSpans = (one: readonly Span[], other: readonly Span[]) =>
  JSON.stringify(one) === JSON.stringify(other)
