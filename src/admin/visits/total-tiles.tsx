import { comparisonWords } from '#content/visits/comparison-words.ts'
import type { VisitReport } from '#content/visits/report.ts'
import { metricLabels, metrics } from '#content/visits/visit-kinds.ts'
import styles from './visits.module.css'

/** The count of each metric beside the period before. */
export function TotalTiles({ report }: { readonly report: VisitReport }) {
  const { current, earlier } = report
  return (
    <dl className={styles.tiles}>
      {metrics.map((metric) => (
        <div key={metric}>
          <dt>{metricLabels[metric]}</dt>
          <dd className={styles.number}>{current[metric].toLocaleString('es-MX')}</dd>
          <dd className={styles.comparison}>{comparisonWords(report, current[metric], earlier[metric])}</dd>
        </div>
      ))}
    </dl>
  )
}
