import { Link } from 'react-router'
import { useComparisons } from '#admin/api/comparisons.ts'
import screen from '#admin/shell/screen.module.css'
import { comparedNames, verdictWords } from './comparison-words.ts'
import styles from './words.module.css'

/** On 'Visitas': what the comparison says so far, or a quiet way to start one. */
export function ComparisonEntry() {
  const { data } = useComparisons()
  if (!data) return null
  const { running, today } = data
  return (
    <section className={screen.card} aria-labelledby="comparar">
      <h2 id="comparar">Comparar dos diseños</h2>
      {running ? (
        <p>
          {comparedNames(running)}. {verdictWords(running, today).title}.
        </p>
      ) : (
        <p className={styles.help}>¿Con qué diseño de una sección llaman más? Se prueban dos por días.</p>
      )}
      <p className={styles.quiet}>
        <Link to="/admin/visitas/comparar">{running ? 'Ver la comparación' : 'Comparar'}</Link>
      </p>
    </section>
  )
}
