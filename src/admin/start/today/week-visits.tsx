import { Link } from 'react-router'
import { useVisits } from '#admin/api/visits.ts'
import { Icon } from '#admin/shell/icon.tsx'
import links from '#admin/shell/links.module.css'
import screen from '#admin/shell/screen.module.css'
import { comparisonWords } from '#content/visits/comparison-words.ts'
import { tapsIn, type VisitReport } from '#content/visits/report.ts'
import styles from './today.module.css'
import { TryAgain } from './try-again.tsx'

/** Visits and taps of the last seven days beside the seven before. Nothing where visits are not counted. */
export function WeekVisits() {
  const { data, error, refetch } = useVisits(7)
  if (data && !data.isCounting) return null
  return (
    <section className={screen.card} aria-labelledby="visitas-semana">
      <h2 id="visitas-semana" className={`${links.arrows} ${styles.week}`}>
        <Link to="/admin/visitas">
          Visitas de la semana
          <Icon name="arrow" size={18} />
        </Link>
      </h2>
      {data ? (
        <dl className={styles.counts}>
          <Count report={data} name="Visitas" current={data.current.visit} earlier={data.earlier.visit} />
          <Count
            report={data}
            name="Toques de contacto"
            current={tapsIn(data.current)}
            earlier={tapsIn(data.earlier)}
          />
        </dl>
      ) : error ? (
        <TryAgain what="las visitas" error={error} retry={() => void refetch()} />
      ) : (
        <p className={styles.counts} role="status">
          Cargando...
        </p>
      )}
    </section>
  )
}

type CountProps = {
  readonly report: VisitReport
  readonly name: string
  readonly current: number
  readonly earlier: number
}

const Count = ({ report, name, current, earlier }: CountProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{current.toLocaleString('es-MX')}</dd>
    <dd>{comparisonWords(report, current, earlier)}</dd>
  </div>
)
