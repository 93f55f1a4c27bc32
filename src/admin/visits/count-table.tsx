import type { ReactNode } from 'react'
import { type Metric, metricLabels, metrics } from '#content/visits/visits.ts'
import styles from './visits.module.css'

type Row = Readonly<Record<Metric, number>> & { readonly key: string; readonly name: ReactNode }
type Props = {
  readonly label: string
  /** What a row is: 'Página'. */
  readonly naming: string
  readonly rows: readonly Row[]
}

/** Counts per week or page. */
export function CountTable({ label, naming, rows }: Props) {
  if (rows.length === 0) return <p className="muted small">Nada se contó en esta semana.</p>
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{naming}</th>
          {metrics.map((metric) => (
            <th key={metric} scope="col">
              {metricLabels[metric]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, ...counts }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {metrics.map((metric) => (
              <td key={metric}>{counts[metric].toLocaleString('es-MX')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
