import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '#admin/api/problem.ts'
import type { EntryChange } from '#admin/api/revisions.ts'
import { revisionsQuery } from '#admin/api/revisions.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { historyScreenPath, type Subject } from '#admin/subject.ts'
import { Changes } from './changes.tsx'
import { isRestorable, type OnRestore, type Version, versionsOf } from './versions.ts'

type Props = {
  /** A version of a list document. */
  readonly version: Version
  readonly enabled: boolean
  readonly onRestore: OnRestore
}

const shownFirst = 6

/** The entries that a version of a list changed, each with its own changes. */
export function EntryChanges({ version, enabled, onRestore }: Props) {
  const { subject, number, entries = [], reordered = false } = version
  const [isWhole, setWhole] = useState(false)
  const rest = entries.length - shownFirst
  const listed = isWhole || rest <= 1 ? entries : entries.slice(0, shownFirst)
  return (
    <div className="stack">
      {reordered && <p className="muted small">Nuevo orden de la lista.</p>}
      {!reordered && entries.length === 0 && <p className="muted small">Igual a la versión anterior.</p>}
      {listed.map((change) => (
        <OneEntry
          key={`${change.kind} ${change.id}`}
          subject={{ document: subject.document, entry: change.id }}
          {...{ change, number, enabled, onRestore }}
        />
      ))}
      {listed.length < entries.length && (
        <div>
          <Button variant="subtle" onClick={() => setWhole(true)}>
            Mostrar {rest} más
          </Button>
        </div>
      )}
    </div>
  )
}

type OneEntryProps = Pick<Props, 'enabled' | 'onRestore'> & {
  readonly subject: Subject
  readonly change: EntryChange
  readonly number: number
}

function OneEntry({ subject, change, number, enabled, onRestore }: OneEntryProps) {
  const { title, kind } = change
  const isOwner = useIsOwner()
  const { data, error } = useQuery({ ...revisionsQuery(subject), enabled })
  const own = data && versionsOf(subject, data)
  const here = own?.find((version) => version.number === number)
  // The value of the entry before its removal, or its value in this version.
  const target = kind === 'removed' ? own?.find((version) => version.number === here?.previous) : here
  const isGone = own?.[0]?.kind === 'removed'
  const canRestore = isOwner && target && isRestorable(target) && (kind !== 'removed' || isGone)
  return (
    <Stack gap="xs">
      {kind === 'added' && <p>Se agregó «{title}».</p>}
      {kind === 'removed' && <p>Se borró «{title}».</p>}
      {kind === 'changed' && error && (
        <p className="muted small">
          {title}: no se pudo leer qué cambió. {messageOf(error)}
        </p>
      )}
      {kind === 'changed' && !error && here?.previous !== undefined && (
        <Changes {...{ subject, number, enabled, previous: here.previous, entryTitle: title }} />
      )}
      {kind === 'changed' && !data && !error && <p className="muted small">{title}: cargando...</p>}
      <p className="link-row">
        <Link to={historyScreenPath(subject)}>Historial de «{title}»</Link>
        {canRestore && (
          <Button variant="subtle" onClick={() => onRestore(target, `«${title}»`)}>
            {kind === 'removed' ? `Recuperar «${title}»` : `Restaurar «${title}»`}
          </Button>
        )}
      </p>
    </Stack>
  )
}
