import { Link } from 'react-router'
import { useDocument } from '#admin/api/documents.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { LoadFailure } from '#admin/shell/load-failure.tsx'
import { Loading } from '#admin/shell/loading.tsx'
import screen from '#admin/shell/screen.module.css'
import { fieldAt } from '#content/field-walk.ts'
import { type SampleLeft, samplesLeft } from '#content/sample-check.ts'
import { schemaTree } from '#content/schema-tree.ts'
import { siteContent } from '#content/site-content/index.ts'
import styles from './start.module.css'

/** Sample content that is still live, with links to its fields. */
export function SamplesCard() {
  const { data, error, refetch } = useDocument('site-content')
  return (
    <section className={screen.card} aria-labelledby="samples-title">
      <h2 id="samples-title">Aún son de muestra</h2>
      {data && <Samples left={samplesLeft(data.value)} />}
      {error && !data && (
        <LoadFailure
          title="No se pudo leer la información del sitio"
          error={error}
          retry={() => void refetch()}
        />
      )}
      {!data && !error && <Loading />}
    </section>
  )
}

const tree = schemaTree(siteContent)

function Samples({ left }: { left: readonly SampleLeft[] }) {
  const isOwner = useIsOwner()
  if (left.length === 0) {
    return (
      <p className={styles.done}>
        <Icon name="check" />
        Ya no queda ningún dato de muestra.
      </p>
    )
  }
  return (
    <>
      <p>Cambie estos datos antes de dar a conocer el sitio.</p>
      <ul className={styles.samples}>
        {left.map(({ path, label, detail }) => (
          <li key={path}>
            <Link to={`/admin/sitio#${path}`}>
              <span>
                <b>{label}</b>
                <small>
                  {detail}
                  {isOwner || !fieldAt(tree, path)?.ownerOnly ? '' : ' · Solo la dueña puede cambiarlo'}
                </small>
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
