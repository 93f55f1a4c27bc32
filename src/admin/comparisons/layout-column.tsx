import type { ReactNode } from 'react'
import { hundredfold, layoutName } from '#admin/compared/comparison-words.ts'
import visits from '#admin/visits/visits.module.css'
import type { ComparisonResult } from '#content/layouts/comparison-report.ts'
import styles from './comparison.module.css'

type Props = {
  readonly section: string
  readonly result: ComparisonResult
  readonly note: string
  /** The end of the bar's scale, in taps per view. */
  readonly most: number
  readonly children?: ReactNode
}

/** The counts of one layout, with its interval as a bar. */
export function LayoutColumn({ section, result, note, most, children }: Props) {
  const { layout, page, days, views, taps, sectionTaps } = result
  return (
    <div className={styles.layout}>
      <h3>{layoutName(section, layout)}</h3>
      <p className={visits.help}>{note}</p>
      {page ? (
        <>
          <p>
            <span className={visits.number}>{hundredfold(page.value)}</span> toques por cada 100 vistas de la
            página de inicio; entre {hundredfold(page.low)} y {hundredfold(page.high)} con 95 % de confianza
          </p>
          <Bar low={page.low / most} value={page.value / most} high={page.high / most} />
        </>
      ) : (
        <p>Aún sin días suficientes.</p>
      )}
      <dl className={styles.counts}>
        <Count name="Días con vistas" count={days} />
        <Count name="Vistas del inicio" count={views} />
        <Count name="Toques en el inicio" count={taps} />
        <Count name="Toques en esta sección" count={sectionTaps} rate={result.section} />
      </dl>
      {children}
    </div>
  )
}

/** All of 0 to 1. */
function Bar({ low, value, high }: { low: number; value: number; high: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.scale} x={0} y={4.5} width={100} height={1} />
      <rect className={styles.interval} x={low * 100} y={1} width={(high - low) * 100} height={8} />
      <rect className={styles.value} x={value * 100 - 0.5} y={0} width={1} height={10} />
    </svg>
  )
}

type CountProps = {
  readonly name: string
  readonly count: number
  readonly rate?: ComparisonResult['section']
}

function Count({ name, count, rate }: CountProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {count.toLocaleString('es-MX')}
        {rate && (
          <small>
            {hundredfold(rate.value)} por 100 vistas ({hundredfold(rate.low)} a {hundredfold(rate.high)})
          </small>
        )}
      </dd>
    </div>
  )
}
