import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { type CheckedFinding, useDraftChecks } from '#admin/api/checks.ts'
import { draftToCheck } from '#admin/publish/draft-to-check.ts'
import { useReview } from '#admin/publish/use-review.ts'
import { Icon } from '#admin/shell/icon.tsx'
import links from '#admin/shell/links.module.css'
import { LoadState } from '#admin/shell/load-state.tsx'
import screen from '#admin/shell/screen.module.css'
import { Screen } from '#admin/shell/screen.tsx'
import { checkLevels } from '#content/checks/finding.ts'
import styles from './checks.module.css'
import { CofeprisCard } from './cofepris-card.tsx'
import { DismissDialog } from './dismiss-dialog.tsx'
import { DismissedList } from './dismissed-list.tsx'
import { FindingItem } from './finding-item.tsx'
import { LaunchCard } from './launch-card.tsx'
import { levelWords } from './level-words.ts'
import { SourcesCard } from './sources-card.tsx'

/** /admin/revision: what the checks find, most serious first, with links to the fields. */
export function ChecksScreen() {
  const { reviewed, unopened, count, isLoading } = useReview()
  const drafts = useMemo(() => reviewed.flatMap(draftToCheck), [reviewed])
  const { data, error, refetch } = useDraftChecks(drafts, !isLoading)
  const [dismissing, setDismissing] = useState<CheckedFinding>()
  return (
    <>
      <Screen title="Revisión">
        <LaunchCard findings={data} />
        {count > 0 && (
          <p className="muted small">
            Incluye {count === 1 ? 'un cambio' : `${count} cambios`} de su borrador sin publicar.{' '}
            <Link to="/admin/revisar">Revisar y publicar</Link>
          </p>
        )}
        {unopened.length > 0 && (
          <p className="muted small">
            {unopened.length === 1
              ? 'Un borrador no se pudo leer'
              : `${unopened.length} borradores no se pudieron leer`}
            : de eso se revisa lo guardado.
          </p>
        )}
        <LoadState title="No se pudo revisar el sitio" data={data} error={error} refetch={refetch} />
        {data && <Findings findings={data} onDismiss={setDismissing} />}
        {data && <SourcesCard />}
        {data && <CofeprisCard />}
      </Screen>
      {dismissing && <DismissDialog finding={dismissing} onClose={() => setDismissing(undefined)} />}
    </>
  )
}

type FindingsProps = {
  readonly findings: readonly CheckedFinding[]
  readonly onDismiss: (finding: CheckedFinding) => void
}

function Findings({ findings, onDismiss }: FindingsProps) {
  const open = findings.filter(({ dismissed }) => dismissed === null)
  const dismissed = findings.filter((finding) => finding.dismissed !== null)
  return (
    <>
      {open.length === 0 && (
        <p className={styles.clean}>
          <Icon name="check" />
          No hay nada que corregir: ni datos de la muestra, ni frases de riesgo, ni enlaces rotos.
        </p>
      )}
      {checkLevels.map((level) => {
        const some = open.filter((finding) => finding.level === level)
        if (some.length === 0) return null
        const { title, help } = levelWords[level]
        return (
          <section key={level} className={screen.card} aria-labelledby={`nivel-${level}`}>
            <h2 id={`nivel-${level}`}>
              {title} <span className={styles.count}>{some.length}</span>
            </h2>
            <p className="muted">{help}</p>
            <ul className={`${links.plain} ${links.arrows} ${links.named} ${styles.findings}`}>
              {some.map((finding) => (
                <FindingItem key={finding.key} finding={finding} onDismiss={onDismiss} />
              ))}
            </ul>
          </section>
        )
      })}
      {dismissed.length > 0 && <DismissedList findings={dismissed} />}
    </>
  )
}
