import { addDays } from '../hours/local-time.ts'
import type { VisitReport } from './report.ts'

/** Fewer than this in both periods together say nothing about a change. */
const minCompared = 30

type Comparison = 'too-little' | 'more' | 'less' | 'alike'

/**
 * Whether two counts differ by more than chance explains: counts of independent events vary by about the root of
 * their sum, and twice that happens by chance in one of twenty comparisons.
 */
function compareCounts(now: number, then: number): Comparison {
  if (now + then < minCompared) return 'too-little'
  if (Math.abs(now - then) <= 1.96 * Math.sqrt(now + then)) return 'alike'
  return now > then ? 'more' : 'less'
}

/** Whether the whole earlier period was counted. */
export const isComparable = ({ since, before }: Pick<VisitReport, 'since' | 'before'>): boolean =>
  since !== null && since <= before.from

/** Every day of a span, both ends included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

const words = {
  more: 'Más que en',
  less: 'Menos que en',
  alike: 'Parecido a',
} as const

/**
 * A count beside that of the period before: «Más que en los 7 días anteriores (34)». Empty if the period before was not
 * counted from its first day.
 */
export function comparisonWords(
  report: Pick<VisitReport, 'since' | 'before' | 'days'>,
  current: number,
  earlier: number,
): string {
  if (!isComparable(report)) return ''
  const before = `los ${report.days.length} días anteriores`
  const found = compareCounts(current, earlier)
  if (found === 'too-little') return `Antes: ${earlier}. Aún no hay datos suficientes`
  return `${words[found]} ${before} (${earlier.toLocaleString('es-MX')})`
}
