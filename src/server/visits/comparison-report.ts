import type { ComparisonReport } from '#content/layouts/comparison-report.ts'
import { daysFrom } from '#content/layouts/layout-comparison.ts'
import {
  countedSpan,
  type HomeDay,
  type LayoutResult,
  nextResultDay,
  resultsOf,
  verdictOf,
} from '#content/layouts/verdict.ts'
import { daysBetween } from '#content/visits/compare.ts'
import type { RecordedComparison } from '../store/layout-comparisons.ts'
import type { VisitCount } from '../store/visit-counts.ts'

/** What a comparison has shown until yesterday, or until the day before it ended. @param counts Of the home page. */
export function comparisonReport(
  { number, section, layouts, firstDay, ended }: RecordedComparison,
  counts: readonly VisitCount[],
  today: string,
): ComparisonReport {
  const span = countedSpan(firstDay, ended?.day ?? today)
  const days = span ? homeDays(section, counts, span) : []
  const [first, second] = resultsOf(firstDay, days)
  return {
    ...{ number, section, firstDay, ended },
    span: span ? { ...span, days: daysFrom(span.from, span.to) + 1 } : null,
    nextResult: ended ? null : nextResultDay(firstDay, today),
    verdict: verdictOf(days.length, [first, second]),
    results: [plainResult(layouts[0], first), plainResult(layouts[1], second)],
  }
}

const plainResult = (layout: string, { page, section, ...sums }: LayoutResult) => ({
  ...{ layout, ...sums },
  page: page ?? null,
  section: section ?? null,
})

function homeDays(
  section: string,
  counts: readonly VisitCount[],
  { from, to }: { from: string; to: string },
): HomeDay[] {
  const byDay = Map.groupBy(counts, ({ day }) => day)
  return daysBetween(from, to).map((day) => {
    const rows = byDay.get(day) ?? []
    const taps = rows.filter(({ metric }) => metric !== 'view' && metric !== 'visit')
    return {
      day,
      views: sumOf(rows.filter(({ metric }) => metric === 'view')),
      taps: sumOf(taps),
      sectionTaps: sumOf(taps.filter((row) => row.section === section)),
    }
  })
}

const sumOf = (rows: readonly VisitCount[]) => rows.reduce((sum, { count }) => sum + count, 0)
