import { Badge, Button, Group } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useIsOwner, useOwnName } from '#admin/api/session.ts'
import { authorName } from '#admin/shell/author-name.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { Moment } from '#admin/shell/moment.tsx'
import { documentRow } from '#content/documents/documents.ts'
import { Changes } from './changes.tsx'
import { EntryChanges } from './entry-changes.tsx'
import styles from './history.module.css'
import { isRestorable, type OnRestore, type Version } from './versions.ts'

type VersionItemProps = {
  readonly version: Version
  /** Number of the document's live revision, once it is known. */
  readonly liveNumber: number | undefined
  readonly onPreview: (version: Version) => void
  readonly onRestore: OnRestore
}

export function VersionItem({ version, liveNumber, onPreview, onRestore }: VersionItemProps) {
  const { subject, number, author, createdAt, isLatest, kind } = version
  const isEntry = subject.entry !== undefined
  const ownName = useOwnName()
  const isOwner = useIsOwner()
  const { ref, isSeen } = useSeen()
  const title = isEntry
    ? `Versión ${number}`
    : `${documentRow(subject.document).labels.name}, versión ${number}`
  const of = <span className="visually-hidden"> ({title})</span>
  const isLive = isEntry ? isLatest && kind !== 'removed' : liveNumber === number

  return (
    <li ref={ref} className={`panel ${styles.version}`} data-revision={`${subject.document}/${number}`}>
      <Group gap="xs">
        <h2 className="item-title">{title}</h2>
        {isLive && <Badge color="leaf.7">{isEntry ? 'La actual' : 'En el sitio'}</Badge>}
      </Group>
      <p className={`muted small ${styles.when}`}>
        <Moment iso={createdAt} />, por {authorName(author, ownName)}
      </p>
      <VersionChanges version={version} enabled={isSeen} onRestore={onRestore} />
      <Group gap="xs">
        {kind !== 'removed' && (
          <Button variant="outline" leftSection={<Icon name="eye" />} onClick={() => onPreview(version)}>
            Ver{of}
          </Button>
        )}
        {isRestorable(version) && isOwner && (
          <Button
            variant={version.entries ? 'subtle' : 'outline'}
            leftSection={<Icon name="history" />}
            onClick={() => onRestore(version)}
          >
            {version.entries ? 'Restaurar toda la lista' : 'Restaurar'}
            {of}
          </Button>
        )}
      </Group>
    </li>
  )
}

/** Becomes true when the version comes near the viewport; versions further down load nothing. */
function useSeen() {
  const { ref, entry } = useIntersection({ rootMargin: '300px' })
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (entry?.isIntersecting) setSeen(true)
  }, [entry])
  return { ref, isSeen }
}

type VersionChangesProps = Pick<VersionItemProps, 'version' | 'onRestore'> & {
  /** Loads nothing while false. */
  readonly enabled: boolean
}

/** What a version changed: the fields of its subject, or the entries of a list. */
function VersionChanges({ version, enabled, onRestore }: VersionChangesProps) {
  const { subject, number, previous, kind, entries } = version
  if (kind === 'removed')
    return <p className="muted small">Se borró. Se puede restaurar una versión anterior.</p>
  if (previous === undefined) return <p className="muted small">{firstWords(version)}</p>
  if (kind === 'added') return <p className="muted small">Se agregó de nuevo.</p>
  if (entries) return <EntryChanges version={version} enabled={enabled} onRestore={onRestore} />
  return <Changes {...{ subject, number, previous, enabled }} />
}

function firstWords({ subject, number }: Version): string {
  if (number === 1) return 'La primera versión: con ella empezó el sitio.'
  return subject.entry === undefined ? 'La primera versión que se conserva.' : 'Se agregó.'
}
