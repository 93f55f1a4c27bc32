import { Link } from 'react-router'
import { useComparisons } from '#admin/api/comparisons.ts'
import { useIsOwner } from '#admin/api/session.ts'
import type { SectionType } from '#content/catalogue/index.ts'
import { comparableSections } from '#content/layouts/layout-comparison.ts'
import { layoutName } from './comparison-words.ts'
import styles from './words.module.css'

type Props = {
  readonly type: SectionType
  /** Also offers to compare two layouts. */
  readonly invites?: boolean
}

/** Beside the layouts of a section: that two of them are compared. */
export function ComparedNote({ type, invites = false }: Props) {
  const { data } = useComparisons()
  const isOwner = useIsOwner()
  if (!data || !comparableSections.some((each) => each === type)) return null
  const { running } = data
  if (running?.section === type)
    return (
      <p className={styles.compared}>
        {layoutName(type, running.results[0].layout)} y {layoutName(type, running.results[1].layout)} se
        comparan por días. Si publica otro diseño u oculta la sección, la comparación termina.{' '}
        <Link to="/admin/visitas/comparar">Ver la comparación</Link>
      </p>
    )
  if (running || !isOwner || !invites) return null
  return (
    <p className={styles.quiet}>
      <Link to={`/admin/visitas/comparar?seccion=${type}`}>
        ¿No sabe cuál elegir? Compare dos en el sitio
      </Link>
    </p>
  )
}
