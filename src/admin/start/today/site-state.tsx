import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { countProblems, useOwnProblems } from '#admin/api/checks.ts'
import { datedChangesQuery } from '#admin/api/dated-changes.ts'
import { useLoadedDocument } from '#admin/api/documents.ts'
import { type Status, useStatus } from '#admin/api/publishing.ts'
import { useOwnName } from '#admin/api/session.ts'
import { useVisits } from '#admin/api/visits.ts'
import { authorName } from '#admin/shell/author-name.ts'
import { Card } from '#admin/shell/card.tsx'
import type { IconName } from '#admin/shell/icon.tsx'
import { Moment } from '#admin/shell/moment.tsx'
import { useNow } from '#admin/shell/use-now.ts'
import { weekName } from '#admin/visits/week-name.ts'
import { localTime } from '#content/hours/local-time.ts'
import { phaseAt } from '#content/notices/notice-times.ts'
import { metricLabels, metrics } from '#content/visits/visits.ts'
import { BackupRow } from './backup-row.tsx'
import { DiscontinuedRows } from './discontinued-rows.tsx'
import { StateRow } from './state-row.tsx'
import styles from './today.module.css'
import { comingWords, nextWords } from './today-words.ts'
import { TryAgain } from './try-again.tsx'

/** What waits for the owner: changes of a date, findings, and the backup; and what the site brings. The bar tells what is not published. */
export function SiteState() {
  const status = useStatus()
  return (
    <Card title="El sitio, ahora">
      <ul className={`plain-list ${styles.rows}`}>
        <ComingRow />
        <ChecksRow />
        <VisitsRow />
        <QueryRow query={status} icon="shield" what="el estado del sitio">
          {(data) => <StatusRows status={data} />}
        </QueryRow>
      </ul>
      {status.data && <Published status={status.data} />}
    </Card>
  )
}

type QueryRowProps<Data> = {
  readonly query: {
    readonly data: Data | undefined
    readonly error: unknown
    readonly refetch: () => unknown
  }
  readonly icon: IconName
  /** What the query loads: 'los borradores'. */
  readonly what: string
  readonly children: (data: Data) => ReactNode
}

/** Keeps the place of what a query says until it is loaded. Data that could not be refreshed stay. */
function QueryRow<Data>({ query, icon, what, children }: QueryRowProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  return query.error ? (
    <li>
      <TryAgain what={what} error={query.error} retry={() => void query.refetch()} />
    </li>
  ) : (
    <StateRow icon={icon}>
      <span role="status">Cargando...</span>
    </StateRow>
  )
}

function ComingRow() {
  const { data: notices } = useLoadedDocument('notices')
  const moment = useNow()
  return (
    <QueryRow query={useQuery(datedChangesQuery)} icon="history" what="el calendario">
      {({ changes, timeZone }) => {
        const now = localTime(moment, timeZone)
        const coming = notices?.value.filter((notice) => phaseAt(notice, now) === 'future') ?? []
        const { text, needsOwner } = comingWords(changes, coming.length)
        const [next] = changes
        return (
          <StateRow
            icon="history"
            to="/admin/calendario"
            needsOwner={needsOwner}
            detail={next && nextWords(next.at, now.date)}
          >
            {text}
          </StateRow>
        )
      }}
    </QueryRow>
  )
}

function ChecksRow() {
  return (
    <QueryRow query={useOwnProblems()} icon="shield" what="la revisión">
      {(problems) => (
        <StateRow icon="shield" to="/admin/revision" needsOwner={problems.length > 0}>
          {problems.length > 0 ? `${countProblems(problems)} por corregir` : 'Nada por corregir'}
        </StateRow>
      )}
    </QueryRow>
  )
}

/** The counts of the last whole week, or of the first one. Nothing where visits are not counted. */
function VisitsRow() {
  return (
    <QueryRow query={useVisits()} icon="chart" what="las visitas">
      {({ isCounting, weeks: [current, last = current] }) =>
        isCounting &&
        last && (
          <StateRow icon="chart" to="/admin/visitas" detail={weekName(last.week)}>
            {metrics.map((metric) => `${metricLabels[metric]}:\u00a0${last[metric]}`).join(' · ')}
          </StateRow>
        )
      }
    </QueryRow>
  )
}

function StatusRows({ status }: { readonly status: Status }) {
  const { backups, discontinued, setAside } = status
  return (
    <>
      {backups && <BackupRow backups={backups} />}
      <DiscontinuedRows features={discontinued} setAside={setAside} />
    </>
  )
}

/** When what is public was published. */
function Published({ status }: { readonly status: Status }) {
  const ownName = useOwnName()
  const content = status.saved['site-content']
  const { isPublic, launchedAt } = status.launch
  return (
    <Text mt="xs" size="xs" c="dimmed">
      La última publicación fue <Moment iso={status.live.publishedAt} />.{' '}
      {content && (
        <>
          Los textos se guardaron <Moment iso={content.createdAt} />, por{' '}
          {authorName(content.author, ownName)}.
        </>
      )}
      {isPublic && launchedAt && (
        <>
          {' '}
          El sitio está abierto a los buscadores <Moment iso={launchedAt} />.
        </>
      )}
    </Text>
  )
}
