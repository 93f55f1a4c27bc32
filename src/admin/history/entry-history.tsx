import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { hasStatus } from '#admin/api/problem.ts'
import { revisionQuery, revisionsQuery } from '#admin/api/revisions.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { Screen } from '#admin/shell/screen.tsx'
import { screenPath } from '#admin/subject.ts'
import { type EntryDocument, entryTitle } from '#content/documents/entries.ts'
import { VersionList } from './version-list.tsx'
import { versionsOf } from './versions.ts'

type Props = { readonly document: EntryDocument; readonly entry: string }

/** The versions of one entry, which may have been deleted. */
export function EntryHistory({ document, entry }: Props) {
  const subject = { document, entry }
  const { data, error, refetch } = useQuery(revisionsQuery(subject))
  const isOwner = useIsOwner()
  const versions = data && versionsOf(subject, data)
  const isDeleted = versions?.[0]?.kind === 'removed'
  const named = versions?.find(({ kind }) => kind !== 'removed')
  const { data: shown } = useQuery({
    ...revisionQuery(subject, named?.number ?? 0),
    enabled: named !== undefined,
  })
  const title = (shown && titleOf(shown.value)) || entry
  return (
    <Screen title={`Historial de «${title}»`}>
      <p className="muted readable">
        {isDeleted ? 'Se borró: ya no está en el sitio. ' : ''}
        {isOwner
          ? 'Una versión anterior que restaura queda entre sus cambios, hasta que publique, sin cambiar lo demás.'
          : 'Si hace falta volver a una versión anterior, pídalo a la dueña.'}
      </p>
      <p className="link-row">
        {versions && !isDeleted && <Link to={screenPath(subject)}>Editar «{title}»</Link>}
        <Link to={`/admin/historial?documento=${document}`}>Todo el historial</Link>
      </p>
      {hasStatus(error, 404) ? (
        <p>No hay historial de «{entry}».</p>
      ) : (
        <VersionList {...{ versions, error }} retry={() => void refetch()} nameOf={() => `«${title}»`} />
      )}
    </Screen>
  )
}

const titleOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? entryTitle(value) : ''
