import { addDays } from '../hours/local-time.ts'
import { daysFrom, turnOn } from './layout-comparison.ts'
import { type DayCount, type Rate, rateOf, sumOf } from './rate.ts'

/** After this many days, each layout has had each day of the week once. */
export const blockLength = 14
/** Each layout needs as many views of the home page. */
export const minViews = 100
/** Each layout needs as many days with views, so that a site that was off for long decides nothing. */
export const minDays = 7

/** What was counted on the home page on a day: its views, the taps on all of it and those in the section. */
export type HomeDay = {
  readonly day: string
  readonly views: number
  readonly taps: number
  readonly sectionTaps: number
}

export type LayoutResult = {
  /** Days with views. */
  readonly days: number
  readonly views: number
  readonly taps: number
  readonly sectionTaps: number
  readonly page: Rate | undefined
  readonly section: Rate | undefined
}

/** `soon`: too few days. `few`: too few views. `alike`: chance alone can explain the difference. */
export type Verdict = 'soon' | 'few' | 'alike' | 'first' | 'second'

/**
 * The whole days that count. From the first 14 days on, only as many as are a multiple of 14: then weekdays do not
 * favour a layout, and somebody who looks every day does not see one of many accidents.
 * @param end The first day that no longer counts. @returns undefined if there is none yet.
 */
export function countedSpan(firstDay: string, end: string): { from: string; to: string } | undefined {
  const days = daysFrom(firstDay, end)
  if (days < 1) return undefined
  const counted = days < blockLength ? days : days - (days % blockLength)
  return { from: firstDay, to: addDays(firstDay, counted - 1) }
}

/** The day on which the next 14 days are complete. */
export function nextResultDay(firstDay: string, today: string): string {
  const blocks = Math.floor(Math.max(0, daysFrom(firstDay, today)) / blockLength)
  return addDays(firstDay, (blocks + 1) * blockLength)
}

/** What was counted for each layout. @param days Only those that count. */
export function resultsOf(firstDay: string, days: readonly HomeDay[]): [LayoutResult, LayoutResult] {
  const resultOf = (turn: 0 | 1): LayoutResult => {
    const shown = days.filter(({ day, views }) => views > 0 && turnOn(firstDay, day) === turn)
    const inSection: DayCount[] = shown.map(({ views, sectionTaps }) => ({ views, taps: sectionTaps }))
    return {
      days: shown.length,
      ...{ views: sumOf(shown, 'views'), taps: sumOf(shown, 'taps'), sectionTaps: sumOf(inSection, 'taps') },
      ...{ page: rateOf(shown), section: rateOf(inSection) },
    }
  }
  return [resultOf(0), resultOf(1)]
}

/** Which layout brings more taps on the home page, only where the intervals do not meet. */
export function verdictOf(length: number, [first, second]: readonly [LayoutResult, LayoutResult]): Verdict {
  if (length < blockLength) return 'soon'
  const [one, other] = [first.page, second.page]
  const hasEnough = ({ days, views }: LayoutResult) => days >= minDays && views >= minViews
  if (!one || !other || !hasEnough(first) || !hasEnough(second)) return 'few'
  if (one.low > other.high) return 'first'
  return other.low > one.high ? 'second' : 'alike'
}
