import { compareCounts, isComparable } from './compare.ts'
import type { VisitReport } from './report.ts'

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
