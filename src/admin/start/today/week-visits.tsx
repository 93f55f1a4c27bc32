import { Link } from 'react-router'
import { useVisits } from '#admin/api/visits.ts'
import { Icon } from '#admin/shell/icon.tsx'
import links from '#admin/shell/links.module.css'
import screen from '#admin/shell/screen.module.css'
import { Count } from '#admin/visits/count.tsx'
import counts from '#admin/visits/counts.module.css'
import { tapsIn } from '#content/visits/report.ts'
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
        <dl className={counts.counts}>
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
        <p role="status">Cargando...</p>
      )}
    </section>
  )
}
