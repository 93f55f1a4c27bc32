import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type DatedChange, datedChangesQuery } from '#admin/api/dated-changes.ts'
import { useDocument } from '#admin/api/documents.ts'
import { SavedFacts } from '#admin/form/facts/draft-facts.tsx'
import { LoadState } from '#admin/shell/load-state.tsx'
import { Screen } from '#admin/shell/screen.tsx'
import { useNow } from '#admin/shell/use-now.ts'
import { optionLabel } from '#content/fields/option-labels.ts'
import { localTime } from '#content/hours/local-time.ts'
import type { Notice } from '#content/notices/notice.ts'
import { phaseAt, spanWords } from '#content/notices/notice-times.ts'
import { upperFirst } from '#content/texts/words.ts'
import styles from './dated.module.css'
import { DatedChangeCard } from './dated-change-card.tsx'

/** /admin/calendario: what is coming, by date: dated changes and notices. */
export function CalendarScreen() {
  const { data, error, refetch } = useQuery(datedChangesQuery)
  const { data: notices } = useDocument('notices')
  return (
    <Screen title="Calendario">
      <p>
        Lo que viene, por fecha. Para agregar un cambio, edítelo y elija su fecha en{' '}
        <Link to="/admin/revisar">Revisar y publicar</Link>; para cerrar unos días, use{' '}
        <Link to="/admin/avisos">Avisos</Link>.
      </p>
      <LoadState title="No se pudo leer el calendario" data={data} error={error} refetch={refetch} />
      {data && <Agenda changes={data.changes} notices={notices?.value ?? []} timeZone={data.timeZone} />}
    </Screen>
  )
}

type AgendaProps = {
  readonly changes: readonly DatedChange[]
  readonly notices: readonly Notice[]
  readonly timeZone: string
}

function Agenda({ changes, notices, timeZone }: AgendaProps) {
  const now = localTime(useNow(), timeZone)
  const items = [
    ...changes.map((change) => ({
      key: change.id,
      date: `${change.at.date} ${change.at.time}`,
      card: <DatedChangeCard change={change} />,
    })),
    ...notices
      .filter((notice) => phaseAt(notice, now) !== 'over')
      .map((notice) => ({
        key: `aviso-${notice.id}`,
        date: `${notice.from} ${notice.fromTime || '00:00'}`,
        card: <NoticeItem notice={notice} isRunning={phaseAt(notice, now) === 'running'} />,
      })),
  ].toSorted((one, other) => one.date.localeCompare(other.date))

  if (items.length === 0) return <p>No hay nada por venir: ni cambios con fecha ni avisos.</p>
  return (
    <SavedFacts>
      <ul className={`plain-list stack ${styles.list}`}>
        {items.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ul>
    </SavedFacts>
  )
}

const NoticeItem = ({ notice, isRunning }: { readonly notice: Notice; readonly isRunning: boolean }) => (
  <article className={`panel ${styles.item}`}>
    <h2 className="item-title">{upperFirst(spanWords(notice))}</h2>
    <p className="muted">
      {isRunning ? 'Aviso que se ve ahora' : 'Aviso'}: {optionLabel(notice.kind)}
      {notice.hours === 'closed' && ', cerrado'}. <Link to="/admin/avisos">Editar en Avisos</Link>
    </p>
  </article>
)
