import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { isSampleLeft, useOwnProblems } from '#admin/api/checks.ts'
import { useDocument } from '#admin/api/documents.ts'
import { findingPath } from '#admin/finding-path.ts'
import { SmallPage } from '#admin/preview/small-page.tsx'
import { useChangeCount } from '#admin/publish/use-change-count.ts'
import { Icon } from '#admin/shell/icon.tsx'
import screen from '#admin/shell/screen.module.css'
import { reviewPath } from '#admin/subject.ts'
import styles from './facts.module.css'

/** How many values are listed; the rest is on the screen 'Revisión'. */
const maxListed = 12

/** The end of the guided start: her first screen, the review that publishes what she wrote, and what is still from the sample. */
export function GuidedEnd({ onBack }: { onBack: () => void }) {
  const isWaiting = useChangeCount() !== 0
  const { data: problems = [] } = useOwnProblems()
  const left = problems.filter(isSampleLeft)
  const selection = useDocument('selected-sections').data?.value
  return (
    <section className={`stack ${screen.card} ${styles.step}`} aria-labelledby="fin">
      <h2 id="fin" className={styles.question}>
        {isWaiting ? 'Así se verá su página. Revísela y publíquela' : 'Eso es todo por ahora'}
      </h2>
      {selection && (
        <SmallPage type="Hero" path="/" selection={selection} component={selection.Hero.component} />
      )}
      <p>
        Todo lo que escribió está también en <Link to="/admin/datos">Mis datos</Link>, para cuando algo
        cambie. ¿Tenía otro sitio? <Link to="/admin/importar">Traiga sus páginas</Link>.
      </p>
      {left.length > 0 && (
        <>
          <p>Aún son de muestra:</p>
          <ul>
            {left.slice(0, maxListed).map(({ key, label, place }) => (
              <li key={key}>
                <Link to={findingPath(place)}>{label}</Link>
              </li>
            ))}
            {left.length > maxListed && (
              <li>
                <Link to="/admin/revision">Y los demás, en Revisión</Link>
              </li>
            )}
          </ul>
        </>
      )}
      <footer className={`sticky-foot ${styles.buttons}`}>
        <Button variant="subtle" onClick={onBack}>
          Anterior
        </Button>
        <Button variant="default" component={Link} to="/admin">
          Ir al inicio
        </Button>
        {isWaiting ? (
          <Button component={Link} to={reviewPath}>
            Revisar y publicar
          </Button>
        ) : (
          <Button
            component="a"
            href="/"
            target="_blank"
            rel="noreferrer"
            rightSection={<Icon name="external" />}
          >
            Ver mi página
          </Button>
        )}
      </footer>
    </section>
  )
}
