import { Link } from 'react-router'
import { useChecklists } from '#admin/api/checklists.ts'
import { useChecks, useLaunch } from '#admin/api/checks.ts'
import type { Status } from '#admin/api/publishing.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { checklistPath } from '#admin/checklist/checklist-due.ts'
import { relativeTime } from '#admin/shell/time.ts'
import { showError, showSuccess } from '#admin/shell/toast.ts'
import { useNow } from '#admin/shell/use-now.ts'
import styles from './publish-bar.module.css'

type Props = {
  readonly launch: Status['launch']
  /** How many changes are not published. */
  readonly changes: number | undefined
}

/** Until the site is open to patients: who sees it, and what opens it. */
export function LaunchState({ launch: { isPublic, launchedAt }, changes }: Props) {
  if (launchedAt !== null) return null
  return (
    <div className={styles.launch}>
      {isPublic ? (
        <>
          <p>En preparación: aún no es público</p>
          <NextStep changes={changes} />
        </>
      ) : (
        <p>Solo esta computadora ve el sitio</p>
      )}
    </div>
  )
}

const missing = 'Ver qué falta'

function NextStep({ changes = 0 }: Pick<Props, 'changes'>) {
  const { data: findings } = useChecks()
  const isOwner = useIsOwner()
  const { mutate, isPending } = useLaunch()
  // Keeps the place of what usually comes.
  if (!findings) return <span className={`${styles.view} ${styles.loading}`}>{missing}</span>
  if (findings.some(({ level, dismissed }) => level === 'bloquea' && dismissed === null))
    return (
      <Link to="/admin/revision" className={styles.view}>
        {missing}
      </Link>
    )
  if (changes > 0) return <p>Publique sus cambios para lanzarlo.</p>
  if (!isOwner) return <p>Nada falta: la dueña puede lanzarlo.</p>
  return (
    <>
      <ChecklistStep />
      <button
        type="button"
        className={styles.publish}
        disabled={isPending}
        onClick={() =>
          mutate(undefined, {
            onSuccess: () => showSuccess('Sus pacientes y los buscadores ya ven el sitio.'),
            onError: (error) => showError(error, 'No se pudo lanzar'),
          })
        }
      >
        Lanzar el sitio
      </button>
    </>
  )
}

/** Offers the twelve questions, and says how long ago they were answered. They do not prevent the launch. */
function ChecklistStep() {
  const { data } = useChecklists()
  const now = useNow()
  if (!data) return null
  const [last] = data.checklists
  return (
    <Link to={checklistPath} className={styles.view}>
      {last ? `Doce preguntas: respondidas ${relativeTime(last.answeredAt, now)}` : 'Antes, doce preguntas'}
    </Link>
  )
}
