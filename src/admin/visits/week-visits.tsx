import { Link } from 'react-router'
import { useVisits } from '#admin/api/visits.ts'
import { comparisonWords } from '#content/visits/comparison-words.ts'
import { tapsIn } from '#content/visits/report.ts'
import styles from './visits.module.css'

/** Visits and taps of the last seven days beside the seven before, for the start screen. Nothing until it is loaded. */
export function WeekVisits() {
  const { data } = useVisits(7)
  if (!data?.isCounting) return null
  const [current, earlier] = [tapsIn(data.current), tapsIn(data.earlier)]
  return (
    <section aria-labelledby="visitas-semana">
      <h2 id="visitas-semana">Visitas de la semana</h2>
      <dl className={styles.tiles}>
        <div>
          <dt>Visitas</dt>
          <dd className={styles.number}>{data.current.visit.toLocaleString('es-MX')}</dd>
          <dd className={styles.comparison}>
            {comparisonWords(data, data.current.visit, data.earlier.visit)}
          </dd>
        </div>
        <div>
          <dt>Toques de contacto</dt>
          <dd className={styles.number}>{current.toLocaleString('es-MX')}</dd>
          <dd className={styles.comparison}>{comparisonWords(data, current, earlier)}</dd>
        </div>
      </dl>
      <Link to="/admin/visitas">Ver las visitas</Link>
    </section>
  )
}
