import { comparisonWords } from '#content/visits/compare.ts'
import type { VisitReport } from '#content/visits/report.ts'

type CountProps = {
  readonly report: VisitReport
  readonly name: string
  readonly current: number
  readonly earlier: number
  readonly className?: string | undefined
}

/** A count beside that of the period before. */
export const Count = ({ report, name, current, earlier, className }: CountProps) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd>{current.toLocaleString('es-MX')}</dd>
    <dd>{comparisonWords(report, current, earlier)}</dd>
  </div>
)
