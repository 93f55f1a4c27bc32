import { Link } from 'react-router'
import { type CheckedFinding, isSampleLeft, openProblems, useChecks } from '#admin/api/checks.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { findingPath } from '#admin/finding-path.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { LoadFailure } from '#admin/shell/load-failure.tsx'
import { Loading } from '#admin/shell/loading.tsx'
import screen from '#admin/shell/screen.module.css'
import { fieldAt } from '#content/field-walk.ts'
import { schemaTree } from '#content/schema-tree.ts'
import { siteContent } from '#content/site-content/index.ts'
import styles from './start.module.css'

/** How many values the card lists; the rest is on the screen 'Revisión'. */
const maxListed = 12

/** Values that are still from the sample, with links to their fields, and how much else there is to correct. */
export function SamplesCard() {
  const { data, error, refetch } = useChecks()
  return (
    <section className={screen.card} aria-labelledby="samples-title">
      <h2 id="samples-title">Aún son de muestra</h2>
      {data && <Samples findings={data} />}
      {error && !data && (
        <LoadFailure title="No se pudo revisar el sitio" error={error} retry={() => void refetch()} />
      )}
      {!data && !error && <Loading />}
    </section>
  )
}

const tree = schemaTree(siteContent)

function Samples({ findings }: { findings: readonly CheckedFinding[] }) {
  const isOwner = useIsOwner()
  const left = findings.filter(isSampleLeft)
  const others = openProblems(findings).filter((finding) => !isSampleLeft(finding)).length
  return (
    <>
      {left.length === 0 ? (
        <p className={styles.done}>
          <Icon name="check" />
          Ya no queda ningún dato de muestra.
        </p>
      ) : (
        <p>Cambie estos datos antes de dar a conocer el sitio.</p>
      )}
      <ul className={styles.samples}>
        {left.slice(0, maxListed).map(({ key, place, label, text }) => (
          <li key={key}>
            <Link to={findingPath(place)}>
              <span>
                <b>{label}</b>
                <small>
                  {text}
                  {isOwner || !fieldAt(tree, place.path)?.ownerOnly ? '' : ' · Solo la dueña puede cambiarlo'}
                </small>
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
        {(left.length > maxListed || others > 0) && (
          <li>
            <Link to="/admin/revision">
              <span>
                <b>{linkWords(left.length - maxListed, others)}</b>
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
        )}
      </ul>
    </>
  )
}

function linkWords(more: number, others: number): string {
  const words = [more > 0 && `${more} más de la muestra`, others > 0 && `${others} por corregir`]
  return `Ver en Revisión: ${words.filter(Boolean).join(' y ')}`
}
