import { useState } from 'react'
import { type CheckedFinding, useChecks } from '#admin/api/checks.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { ChecklistCard } from '#admin/checklist/checklist-card.tsx'
import { useChangeCount } from '#admin/publish/use-change-count.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { LoadState } from '#admin/shell/load-state.tsx'
import screen from '#admin/shell/screen.module.css'
import { Screen } from '#admin/shell/screen.tsx'
import { type CheckLevel, checkLevels } from '#content/checks/finding.ts'
import { findingLines } from '#content/checks/finding-lines.ts'
import styles from './checks.module.css'
import { DismissDialog } from './dismiss-dialog.tsx'
import { DismissedList } from './dismissed-list.tsx'
import { FindingList } from './finding-list.tsx'
import { SourcesCard } from './sources-card.tsx'

/** /admin/revision: what the checks find, most serious first, with links to the fields. */
export function ChecksScreen() {
  const { data, error, refetch } = useChecks()
  const count = useChangeCount() ?? 0
  const isOwner = useIsOwner()
  const [dismissing, setDismissing] = useState<CheckedFinding>()
  return (
    <>
      <Screen title="Revisión">
        {count > 0 && <p className="muted small">Esta lista ya toma en cuenta lo que usted cambió.</p>}
        <LoadState title="No se pudo revisar el sitio" data={data} error={error} refetch={refetch} />
        {data && <Findings findings={data} onDismiss={setDismissing} />}
        {data && <SourcesCard />}
        {data && isOwner && <ChecklistCard />}
      </Screen>
      {dismissing && <DismissDialog finding={dismissing} onClose={() => setDismissing(undefined)} />}
    </>
  )
}

const levelWords: {
  readonly [Level in CheckLevel]: { readonly title: string; readonly help: string }
} = {
  bloquea: {
    title: 'Impide lanzar el sitio',
    help: 'Puede costarle una multa o engañar a una paciente. Corríjalo antes de dar a conocer el sitio.',
  },
  avisa: {
    title: 'Conviene corregirlo',
    help: 'Si en su caso está bien así, descártelo y diga por qué: su motivo se guarda.',
  },
  sugiere: {
    title: 'Sugerencias',
    help: 'El sitio funciona sin ellas; con ellas es mejor.',
  },
}

type FindingsProps = {
  readonly findings: readonly CheckedFinding[]
  readonly onDismiss: (finding: CheckedFinding) => void
}

function Findings({ findings, onDismiss }: FindingsProps) {
  const isOwner = useIsOwner()
  const all = findings.filter(({ dismissed }) => dismissed === null)
  const open = all.filter(({ ownerOnly }) => isOwner || !ownerOnly)
  const ownersOnly = findingLines(all.filter(({ ownerOnly }) => ownerOnly && !isOwner)).length
  const dismissed = findings.filter((finding) => finding.dismissed !== null)
  return (
    <>
      {all.length === 0 && (
        <p className="with-icon">
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
              {title} <span className={styles.count}>{findingLines(some).length}</span>
            </h2>
            <p className="muted">{help}</p>
            <FindingList findings={some} onDismiss={onDismiss} />
          </section>
        )
      })}
      {ownersOnly > 0 && (
        <p className="muted">
          {ownersOnly === 1 ? 'Queda 1 cosa' : `Quedan ${ownersOnly} cosas`} que solo la dueña puede corregir.
        </p>
      )}
      {dismissed.length > 0 && <DismissedList findings={dismissed} />}
    </>
  )
}
