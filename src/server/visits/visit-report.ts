import { addDays } from '#content/hours/local-time.ts'
import { daysBetween } from '#content/visits/compare.ts'
import { noTotals, type Totals, tapsIn, type VisitReport } from '#content/visits/report.ts'
import type { Metric } from '#content/visits/visit-kinds.ts'
import type { VisitorCount } from '../store/visit-counts.ts'

type Options = {
  /** All counts since the start of the earlier period. */
  readonly counts: readonly VisitorCount[]
  readonly today: string
  /** Length of the period in days. */
  readonly length: number
  readonly since: string | undefined
  readonly isCounting: boolean
}

/** Rows of a list in a report. */
const maxListed = 50

/** The two periods of a report: the days before today, and as many before them. */
export function spansOf(today: string, length: number): Pick<VisitReport, 'period' | 'before'> {
  return {
    period: { from: addDays(today, -length), to: addDays(today, -1) },
    before: { from: addDays(today, -2 * length), to: addDays(today, -length - 1) },
  }
}

/** Sums of one period beside the period before it. */
export function reportOf({ counts, today, length, since, isCounting }: Options): VisitReport {
  const { period, before } = spansOf(today, length)
  const within = ({ from, to }: VisitReport['period']) => counts.filter(({ day }) => day >= from && day <= to)
  const [current, earlier] = [within(period), within(before)]
  const byDay = Map.groupBy(current, ({ day }) => day)
  const earlierSources = new Map(groups(earlier, visits, ({ source }) => source))
  return {
    isCounting,
    since: since ?? null,
    period,
    before,
    current: totalsOf(current),
    earlier: totalsOf(earlier),
    today: { day: today, totals: totalsOf(counts.filter(({ day }) => day === today)) },
    days: daysBetween(period.from, period.to).map((day) => {
      const totals = totalsOf(byDay.get(day) ?? [])
      return { day, visits: totals.visit, views: totals.view, taps: tapsIn(totals) }
    }),
    pages: groups(
      current,
      ({ page }) => page !== '',
      ({ page }) => page,
    )
      .map(([page, totals]) => ({ page, totals }))
      .sort((one, other) => other.totals.view - one.totals.view)
      .slice(0, maxListed),
    sections: groups(current, isTap, ({ section, layout }) => `${section} ${layout}`)
      .map(([key, totals]) => ({ ...partsOf(key), totals }))
      .sort((one, other) => tapsIn(other.totals) - tapsIn(one.totals))
      .slice(0, maxListed),
    sources: groups(current, visits, ({ source }) => source)
      .map(([source, { visit }]) => ({
        source,
        visits: visit,
        before: earlierSources.get(source)?.visit ?? 0,
      }))
      .sort((one, other) => other.visits - one.visits)
      .slice(0, maxListed),
  }
}

const visits = ({ metric }: VisitorCount) => metric === 'visit'
const isTap = ({ metric }: VisitorCount) => metric !== 'visit' && metric !== 'view'

function partsOf(key: string): { section: string; layout: string } {
  const [section = '', layout = ''] = key.split(' ')
  return { section, layout }
}

function groups(
  counts: readonly VisitorCount[],
  isIncluded: (count: VisitorCount) => boolean,
  keyOf: (count: VisitorCount) => string,
): [string, Totals][] {
  const grouped = Map.groupBy(counts.filter(isIncluded), keyOf)
  return [...grouped].map(([key, rows]) => [key, totalsOf(rows)])
}

function totalsOf(counts: readonly VisitorCount[]): Totals {
  const sums: Record<Metric, number> = { ...noTotals }
  for (const { metric, count } of counts) sums[metric] += count
  return sums
}
